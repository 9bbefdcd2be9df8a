import { INTERFACE_VERSION, OPERATIONS, type Operation, type OperationId, pairOf, takes } from '../../document.ts';
import { asMap, parseJson } from '../../json.ts';
import type { CallRequest } from '../../protocol/caller.ts';
import { ensure, outcome, requireStatus, requireSuccess } from '../../protocol/expect.ts';
import { check, type Group, statusesOf } from '../../scene/check.ts';
import { ALWAYS_ACTS, bodyOf, harmless, requiredOf, unknownPath } from '../../scene/harmless.ts';
import type { Scene } from '../../scene/scene.ts';
import { SHOWN } from './shown.ts';

const DECLARED = 'spec/rules/requests.md#declared-responses';

/** Every operation responds to a malformed request with a declared status and its own error. */
const respondsToHarmlessRequest = async (operation: Operation, { ceo, anonymous }: Scene): Promise<void> => {
  if (operation.id === ALWAYS_ACTS) return;
  const isOpen = operation.access.includes('public') || operation.access.includes('refresh');
  // The key, because a session could be ended by the request.
  const caller = isOpen ? anonymous : ceo.key;

  const response = await caller.call(operation.id, harmless(operation));
  ensure(response.code !== 3002 && response.status !== 405, `it is not served: ${outcome(response)}`, response);
  ensure(response.status < 500 || response.status === 503, `it fails: ${outcome(response)}`, response);
};

/**
 * Operations for which any name is valid: a role and a worker are created by their names, and an unknown department has
 * health (spec/rules/organisation.md#department-health).
 */
const NEVER_UNKNOWN: readonly OperationId[] = ['setRole', 'registerWorker', 'getDepartmentHealth'];

/** An object that does not exist is 404. */
const respondsToUnknownId = async (operation: Operation, { ceo }: Scene): Promise<void> => {
  const isPublic = operation.access.includes('public');
  const path = unknownPath(operation);
  if (path === null || isPublic || NEVER_UNKNOWN.includes(operation.id)) return;
  const request = { ...requiredOf(operation), path, ...bodyOf(operation) };
  requireStatus(await ceo.session.call(operation.id, request), '404/3000', 'the path names a missing object');
};

/** Reads an existing object, and again with its tag. */
const respondsToRead = async (operation: Operation, scene: Scene): Promise<void> => {
  const { ceo, anonymous, subjects } = scene;
  if (operation.method !== 'GET' || NOT_READ.includes(operation.id)) return;
  const path = await subjects.pathOf(operation);
  if (path === null) return;
  const caller = operation.access.includes('public') ? anonymous : ceo.session;
  const request = { ...requiredOf(operation), path };
  const response = await caller.call(operation.id, request);
  const absence = NOT_YET[operation.id];
  if (absence !== undefined && response.status === 404)
    return scene.cannotTry(statusesOf(operation.id, 200, 304), absence.reason);
  requireSuccess(response);
  if (absence?.isAllThereIs === true) scene.cannotTry(statusesOf(operation.id, 404), 'it exists');
  if (!takes(operation, 'if-none-match')) return;
  const headers = { 'if-none-match': response.headers.etag ?? '' };
  requireStatus(await caller.call(operation.id, { ...request, headers }), '304', 'with the tag of its response');
};

/** Reads that need more than a GET: a ticket and an upgrade, or the state of a browser. */
const NOT_READ: readonly OperationId[] = ['openWebSocket', 'oauthCallback'];
/** Reads of something that may not exist yet; `isAllThereIs` if nothing else can be requested. */
const NOT_YET: Readonly<Partial<Record<OperationId, { readonly reason: string; readonly isAllThereIs: boolean }>>> = {
  getSetupCompany: { reason: 'no company was saved', isAllThereIs: true },
  getReleasedDocument: { reason: 'no document of this version was released', isAllThereIs: false },
};

/** Sends the example of the document with ids of this deployment. */
const respondsToExamples = async (operation: Operation, scene: Scene): Promise<void> => {
  const prepare = SHOWN[operation.id];
  if (prepare === undefined) return;
  const request: CallRequest = await prepare(scene);
  if (takes(operation, 'if-match')) {
    const headers = { ...request.headers, 'if-match': '"another-version"' };
    const response = await scene.ceo.session.call(operation.id, { ...request, headers });
    requireStatus(response, '409/4002', 'with a stale tag');
  }
  requireSuccess(await scene.ceo.session.call(operation.id, request));
};

/**
 * Skips without a durable store, because company and roles then have no versions
 * (spec/rules/organisation.md#no-durable-store).
 */
const needsVersions = async ({ ceo, subjects, skip }: Scene): Promise<void> => {
  const path = { role_name: await subjects.one('role_name') };
  const responses = [await ceo.key.call('listCompanyVersions'), await ceo.key.call('listRoleVersions', { path })];
  // Only one of them would be a violation.
  if (responses.every((response) => outcome(response) === '409/4000')) skip('the deployment keeps no versions');
};

/** Successes, and responses for existing and missing objects. */
const ownOf = (operation: Operation) =>
  [...operation.responses.keys()]
    .filter((status) => status < 400 || status === 404 || status === 409)
    .map((status) => pairOf(operation.id, status));

const served = (operation: Operation) =>
  check(
    operation.id,
    DECLARED,
    async (scene) => {
      await respondsToHarmlessRequest(operation, scene);
      // Charter versions exist wherever charters exist.
      const isOfCharter = operation.path.includes('{charter_id}');
      if (operation.path.includes('/versions') && !isOfCharter) await needsVersions(scene);
      await respondsToUnknownId(operation, scene);
      await respondsToRead(operation, scene);
      await respondsToExamples(operation, scene);
    },
    ownOf(operation),
  );

export const OPERATIONS_GROUP: Group = {
  name: 'operations',
  title: 'Every operation is served as the document says',
  checks: [
    check(
      'the deployment serves the document of this kit',
      'spec/rules/requests.md#documentation-pages',
      async ({ anonymous }) => {
        const response = await anonymous.call('getOpenapiJson');
        const { version } = asMap(asMap(parseJson(response.text)).info);
        ensure(version === INTERFACE_VERSION, `the deployment serves ${version}, the kit knows ${INTERFACE_VERSION}`);
      },
    ),
    ...OPERATIONS.map(served),
  ],
};
