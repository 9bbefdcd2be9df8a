import { type OperationId, operationOfId } from '../../document.ts';
import type { Caller, CallRequest } from '../../protocol/caller.ts';
import { requireStatus } from '../../protocol/expect.ts';
import { check, statusesOf } from '../../scene/check.ts';
import { dryOf } from '../../scene/harmless.ts';
import type { Scene } from '../../scene/scene.ts';

/** A request with its caller, the administrator by default. */
export type Sent = CallRequest & { readonly by?: Caller };
export type Prepare = (scene: Scene) => Promise<Sent> | Sent;

/**
 * Sends a request that must be refused, as a dry run if possible: a deployment that accepts it would keep the change.
 */
export const expectRefusal = async (scene: Scene, id: OperationId, request: Sent, expected: string): Promise<void> => {
  // A dry run neither stores nor replays a key (spec/rules/requests.md#dry-run).
  const dry = request.headers?.['idempotency-key'] === undefined ? dryOf(operationOfId(id)) : {};
  const given = request.query;
  const query = typeof given === 'string' ? given : { ...given, ...dry };
  const { by = scene.ceo.session, ...sent } = request;
  const response = await by.call(id, { ...sent, query });
  if (response.status < 300 && dry.dry_run !== true)
    scene.cleanup.remains(
      `the effect of ${id}, which should have been refused: ${JSON.stringify(request.body ?? request.path)}`,
    );
  requireStatus(response, expected, id);
};

/** One error of one operation: `refused('createUser', 'a name that is taken', ...)`. */
export const refused = (id: OperationId, what: string, expected: string, rule: string, prepare: Prepare) =>
  check(
    `${id}: ${what}`,
    rule,
    async (scene) => expectRefusal(scene, id, await prepare(scene), expected),
    statusesOf(id, Number(expected.split('/')[0])),
  );

/** Headers of the setup. Skips if a setup token is required and was not given (spec/rules/auth.md#setup-token). */
export const setupHeaders = async (scene: Scene): Promise<Record<string, string>> => {
  if (scene.setupToken !== null) return { 'x-setup-token': scene.setupToken };
  const { status } = await scene.anonymous.call('setupAdmin', { raw: { text: '[]', type: 'application/json' } });
  return status === 403 ? scene.skip('its setup token is unknown') : {};
};
