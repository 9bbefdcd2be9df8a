import { camelNamed } from '../../domain/foundation/kernel/text/field-names.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import {
  presentCharter,
  presentCharterApproval,
  presentCharterVersion,
  presentCharterVersionSummary,
  presentInterviewTurn,
} from '../presenters/charters.ts';

export const charterHandlers = ({
  charters,
  charterVersions,
  interviews,
  charterApprovals,
  gateway,
}: Services): HandlersOf<'charters'> => ({
  interviewCharter: async ({ body, actor, signal }) => {
    const { message, conversation_id: conversationId, project } = body;
    const turn = await interviews.takeTurn({ message, conversationId, project }, actor, signal);
    return ok(presentInterviewTurn(turn), { headers: { 'x-model-provider': gateway.generatedBy.provider } });
  },
  listCharters: async ({ query: { scope, status, project_id: projectId }, page: request, actor }) =>
    pageResult(
      await charters.list(scope ?? 'own', omitUndefined({ status, projectId }), request, actor),
      presentCharter,
    ),
  getCharter: async ({ path, actor }) => ok(presentCharter(await charters.get(path.charter_id, actor))),
  editCharter: async ({ path, body: { scope, envelope, ...plain }, actor, ifMatch }) => {
    const parts = { scope: scope && camelNamed(scope), envelope: envelope && camelNamed(envelope) };
    const edit = omitUndefined({ ...camelNamed(plain), ...parts });
    return ok(presentCharter(await charters.edit(path.charter_id, edit, actor, ifMatch(presentCharter))));
  },
  listCharterVersions: async ({ path, page: request, actor }) =>
    pageResult(await charterVersions.list(path.charter_id, request, actor), presentCharterVersionSummary),
  getCharterVersion: async ({ path, actor }) =>
    ok(presentCharterVersion(await charterVersions.get(path.charter_id, path.version, actor))),
  approveCharter: async ({ path, actor, ifMatch }) =>
    ok(presentCharterApproval(await charterApprovals.approve(path.charter_id, actor, ifMatch(presentCharter)))),
  cancelCharter: async ({ path, actor, ifMatch }) =>
    ok(presentCharter(await charters.cancel(path.charter_id, actor, ifMatch(presentCharter)))),
});
