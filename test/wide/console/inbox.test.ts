import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, signIn, type Visitor, visit } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

let scene: DemoScene;
let ceo: Client;
beforeAll(async () => {
  scene = await startDemoScene();
  ({ ceo } = scene);
});
afterAll(() => scene.close());

const open = (): Promise<Visitor> => scene.enter();
const newApproval = async (title: string): Promise<string> => {
  const body = { action_type: 'test:act', title, description: `What ${title} would do`, risk_level: 'high' as const };
  return (await ceo.call('createApproval', { body })).body.data.id;
};
const statusOf = async (approval_id: string): Promise<string> =>
  (await ceo.call('getApproval', { path: { approval_id } })).body.data.status;

describe('the inbox', () => {
  it('shows what waits, with its evidence, and the number in the title', async () => {
    const visitor = await open();
    const { page } = visitor;
    const { body, headers } = await ceo.call('getInbox');
    await expect.poll(() => page.title()).toBe(`(${headers['inbox-count']}) Inbox - Organisation Platform`);
    for (const { title } of body.data) await page.getByRole('link', { name: title, exact: true }).first().waitFor();
    await visitor.expectAccessible();
    // The other plan of the demo has no steps that depend on each other.
    const plan = body.data.find(({ title }: { title: string }) =>
      title.includes('the migration of our billing system'),
    );
    await page.getByRole('link', { name: known(plan).title, exact: true }).click();
    await page.getByRole('heading', { name: 'Steps' }).waitFor();
    const { items } = (await ceo.call('getPlan', { path: { plan_id: known(plan).id } })).body.data;
    const steps = await page.locator('ol.steps > li').allTextContents();
    // The number of a step is its place in the list, which the browser counts from 1.
    const places = items.map(({ depends_on: needed }) =>
      needed.map((id) => items.findIndex((item) => item.id === id) + 1).join(', '),
    );
    expect(places.some((place) => place !== '')).toBe(true);
    expect(steps.map((step) => /After: ([\d, ]*)/.exec(step)?.[1]?.trim() ?? '')).toEqual(places);
    await visitor.expectAccessible();
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it('shows characters that hide or reverse text by their code, and notes of the requester apart from the facts', async () => {
    const description = 'Pay \u202E000,1$\u202C to\u200B Bob';
    const metadata = { 'Requested by': 'ceo \u2066(verified)\u2069' };
    const body = { action_type: 'test:pay', title: 'Pay Bob', description, risk_level: 'low' as const, metadata };
    await ceo.call('createApproval', { body });
    const visitor = await open();
    const { page } = visitor;
    // Also in the list, from which several are decided together.
    await page.locator('.summary', { hasText: 'Pay [U+202E]000,1$[U+202C] to[U+200B] Bob' }).waitFor();
    await page.getByRole('link', { name: 'Pay Bob', exact: true }).click();
    await page.getByText('Pay [U+202E]000,1$[U+202C] to[U+200B] Bob').first().waitFor();
    const notes = page.locator('article section', {
      has: page.getByRole('heading', { name: 'Notes from the requester' }),
    });
    expect(await notes.textContent()).toContain('ceo [U+2066](verified)[U+2069]');
    const facts = page.locator('article > dl.facts');
    expect(await facts.textContent()).not.toContain('verified');
    await visitor.expectAccessible();
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it('approves with a comment, rejects only with a reason, and each disappears immediately for every user', async () => {
    const titles = ['Open the gate', 'Open the door', 'Open the window'];
    const [first = ''] = await Promise.all(titles.map(newApproval));
    const second = await newApproval('Close the gate');
    const [one, other] = [await open(), await open()];
    const entry = (visitor: Visitor, title: string) => visitor.page.getByRole('link', { name: title, exact: true });
    const waited: number[] = [];
    for (const title of titles) {
      await entry(other, title).waitFor();
      await entry(one, title).click();
      await one.page.getByRole('heading', { level: 2, name: title }).waitFor();
      await one.page.getByLabel('Comment / reason').fill('Well founded');
      await one.page.getByRole('button', { name: 'Approve', exact: true }).click();
      await one.page.getByText(`Approved: ${title}`).waitFor();
      const decidedAt = performance.now();
      await entry(other, title).waitFor({ state: 'detached' });
      waited.push(performance.now() - decidedAt);
    }
    // A busy machine sometimes takes longer.
    expect(Math.min(...waited)).toBeLessThan(1_000);
    const { data } = (await ceo.call('getApproval', { path: { approval_id: first } })).body;
    expect([data.status, data.decision_reason]).toEqual(['approved', 'Well founded']);

    await entry(other, 'Close the gate').click();
    await other.page.getByRole('button', { name: 'Reject', exact: true }).click();
    await other.page.getByText('Enter a reason to reject.').waitFor();
    expect(await statusOf(second)).toBe('pending');
    await other.page.getByLabel('Comment / reason').fill('Too early');
    await other.page.getByRole('button', { name: 'Reject', exact: true }).click();
    await entry(one, 'Close the gate').waitFor({ state: 'detached' });
    expect(await statusOf(second)).toBe('rejected');
    for (const visitor of [one, other]) {
      visitor.expectNoErrors();
      await visitor.leave();
    }
  });

  it('decides several, one after the other', async () => {
    const ids = [await newApproval('Plant oaks'), await newApproval('Plant elms'), await newApproval('Plant firs')];
    const visitor = await open();
    const { page } = visitor;
    for (const title of ['Plant oaks', 'Plant elms', 'Plant firs']) await page.getByLabel(`Select ${title}`).check();
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await page.getByRole('dialog').getByLabel('Comment').fill('All');
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('3 of 3 decided').waitFor();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['approved', 'approved', 'approved']);
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it('skips those of several that changed in the meantime, and says so', async () => {
    const titles = ['Fell oaks', 'Fell elms', 'Fell firs'];
    const ids = await Promise.all(titles.map(newApproval));
    const visitor = await visit(scene.browser, scene.demo.baseUrl);
    const { page } = visitor;
    // This page receives no events.
    await page.route('**/events/stream*', (route) => route.abort());
    await signIn(visitor, 'admin', DEMO_PASSWORD);
    await page.getByText('Offline').waitFor();
    for (const title of titles) await page.getByLabel(`Select ${title}`).check();
    await ceo.call('rejectApproval', { path: { approval_id: ids[1] ?? '' }, body: { reason: 'They are old' } });
    await page.getByRole('button', { name: 'Approve selected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Not decided because it changed in the meantime: Fell elms.').waitFor();
    await page.getByText('2 of 3 decided.').waitFor();
    await visitor.expectAccessible();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['approved', 'rejected', 'approved']);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    visitor.expectNoErrors(/409|ERR_FAILED/);
    await visitor.leave();
  });

  it('shows what an agent wants to do, with its arguments, which the approver may correct before it runs', async () => {
    const [agent] = (await ceo.call('listAgents')).body.data;
    await ceo.call('saveSetting', { path: { namespace: 'chat', key: 'direct_mcp_enabled' }, body: { value: true } });
    const path = { agent_id: known(agent).id };
    await ceo.call('updateAgent', {
      path,
      body: { model_provider: null, model_id: null, autonomy_level: 'supervised' },
    });
    const { act } = (
      await ceo.call('sendTurn', {
        body: {
          message: `${known(agent).name}, create a department called Reserch`,
          intent_override: 'act',
          named_targets: [known(agent).name],
        },
      })
    ).body.data;
    const visitor = await open();
    const { page } = visitor;
    await goTo(visitor, `inbox/approval/${known(act).action.approval_id}`);
    const given = await page.getByLabel('Tool arguments').inputValue();
    await visitor.expectAccessible();
    await page.getByLabel('Tool arguments').fill('{ no JSON');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('The arguments must be a JSON object.').waitFor();
    expect(await statusOf(known(known(act).action.approval_id))).toBe('pending');
    await page.getByLabel('Tool arguments').fill(given.replace('Reserch', 'Research'));
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect
      .poll(
        async () => (await ceo.call('listCompanyDepartments')).body.data.map(({ name }: { name: string }) => name),
        {
          timeout: 10_000,
        },
      )
      .toContain('Research');
    await goTo(visitor, `inbox/approval/${known(act).action.approval_id}`);
    await page.getByText('Done', { exact: true }).waitFor();
    visitor.expectNoErrors();
    await visitor.leave();
  });

  it.each(['queued', 'running'] as const)('follows an approved action that is %s to its end', async (state) => {
    const approval_id = await newApproval(`Sail while ${state}`);
    await ceo.call('approveApproval', { path: { approval_id } });
    const visitor = await open();
    const { page } = visitor;
    // Only the requester of an action gets an event about its end.
    await page.route('**/events/stream*', (route) => route.abort());
    let reads = 0;
    await page.route(`**/approvals/${approval_id}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      reads += 1;
      const resume = { ...answer.data.resume, state: reads < 3 ? state : 'done' };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, resume } } });
    });
    await goTo(visitor, `inbox/approval/${approval_id}`);
    await page.getByText('Done', { exact: true }).waitFor();
    expect(reads).toBeGreaterThanOrEqual(3);
    visitor.expectNoErrors(/ERR_FAILED/);
    await visitor.leave();
  });

  it('decides only what was read, and shows the present state', async () => {
    const id = await newApproval('Sell the boat');
    const visitor = await visit(scene.browser, scene.demo.baseUrl);
    const { page } = visitor;
    // This page receives no events.
    await page.route('**/events/stream*', (route) => route.abort());
    await signIn(visitor, 'admin', DEMO_PASSWORD);
    await page.getByText('Offline').waitFor();
    await page.getByRole('link', { name: 'Sell the boat', exact: true }).click();
    await page.getByLabel('Comment / reason').fill('A good price');
    await ceo.call('rejectApproval', { path: { approval_id: id }, body: { reason: 'We need it' } });
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('We need it').waitFor();
    expect(await statusOf(id)).toBe('rejected');
    visitor.expectNoErrors(/409|ERR_FAILED/);
    await visitor.leave();
  });

  it('shows users no decision that is not theirs', async () => {
    await ceo.call('createUser', { body: { username: 'olga', password: DEMO_PASSWORD, role: 'observer' } });
    const visitor = await visit(scene.browser, scene.demo.baseUrl);
    await visitor.page.getByLabel('Username').fill('olga');
    await visitor.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await visitor.page.getByRole('button', { name: 'Sign in' }).click();
    await visitor.page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await visitor.expectAccessible();
    await visitor.page.getByLabel('Current password').fill(DEMO_PASSWORD);
    await visitor.page.getByLabel('New password').fill('another horse battery');
    await visitor.page.getByRole('button', { name: 'Change password' }).click();
    await visitor.page.getByText('Your inbox is empty').waitFor();
    await goTo(visitor, 'feed/audit');
    await visitor.page.getByText('You do not have permission').waitFor();
    visitor.expectNoErrors(/403/);
    await visitor.leave();
  });
});
