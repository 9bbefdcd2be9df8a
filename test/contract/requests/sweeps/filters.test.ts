import { afterAll, beforeAll, expect, it } from 'vitest';
import { openQuestionScene, type QuestionScene } from '../../../support/builders/chat/question-scene.ts';

let scene: QuestionScene;

beforeAll(async () => {
  scene = await openQuestionScene();
});
afterAll(() => scene.server.close());

type Listed = Readonly<Record<string, unknown>> & { readonly id: string };

const listed = async (operation: string, query: object): Promise<Listed[]> => {
  const { status, text, body } = await scene.chief.bearer.callRaw(operation as never, { query } as never);
  if (status !== 200) throw new Error(text);
  return body.data;
};
const idsOf = (records: readonly Listed[]): string[] => records.map(({ id }) => id);

/** The values of a field in the records; null cannot be asked for. */
const valuesOf = (records: readonly Listed[], field: string): string[] =>
  [...new Set(records.map((record) => record[field]))].flatMap((value) => (value == null ? [] : [String(value)]));

/** The lists with several filters, each of which names the field that it compares. */
it.each([
  ['listApprovals', ['status', 'risk_level', 'action_type', 'source'], {}],
  ['listAuditLog', ['action', 'actor_id', 'target_id', 'address'], {}],
  ['listCharters', ['status', 'project_id'], { scope: 'all' }],
  ['listConversations', ['status', 'kind'], {}],
  ['listPlans', ['status', 'project_id'], {}],
  ['listProjects', ['status', 'lead'], {}],
  ['listTasks', ['status', 'project_id', 'plan_id', 'assigned_to'], {}],
])('%s: every two of the filters %j apply together', async (operation, fields, always) => {
  const whole = { ...always, limit: 200 };
  const all = await listed(operation, whole);
  expect(all.length).toBeGreaterThan(0);
  for (const [place, one] of fields.entries())
    for (const other of fields.slice(place + 1))
      for (const first of valuesOf(all, one).slice(0, 6))
        for (const second of valuesOf(all, other).slice(0, 6)) {
          const found = await listed(operation, { ...whole, [one]: first, [other]: second });
          const meant = all.filter((record) => record[one] === first && record[other] === second);
          expect([one, first, other, second, idsOf(found)]).toEqual([one, first, other, second, idsOf(meant)]);
        }
});
