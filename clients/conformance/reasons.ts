import { GUARDED, type Operation, type OperationId } from './document.ts';

/** Why a declared status is not provoked: it is impossible from outside, or would harm others. */
export const REASONS = {
  defect: 'It can only be caused by a defect of the deployment.',
  outage:
    'It requires an unavailable database or service, an overloaded or stopping process, or a setting that affects everybody.',
  address:
    'The limit, or the memory for bodies, belongs to an address that others may share: exhausting it would lock them out.',
  provider: 'It requires a model provider that fails.',
  budget: 'It requires a model that costs money, and a budget smaller than its cost.',
  unreached: 'The specification declares it, and no rule causes it.',
  first: 'Only creating the first account of a deployment causes it, and that account exists.',
  office: 'It would remove the role from the ceo of the deployment.',
  setup: 'It would complete the setup of the organisation permanently.',
  settings: 'It requires two settings, which affect everybody, at values other than their defaults.',
  legacy: 'It requires a version from before its limit was introduced.',
  store: 'It requires a deployment without durable storage.',
  switch: 'It requires development login, and a request that no proxy forwarded.',
} as const;

export type Reason = keyof typeof REASONS;

/** Whether the body is held in memory: of the caller, if the operation requires a credential, otherwise of the address. */
const isHeld = ({ hasBody, takesFiles }: Operation): boolean => hasBody && !takesFiles;

/** Public operations whose limit is not only per address: per username, and per holder of tickets. */
const LIMITED_OTHERWISE: readonly OperationId[] = ['login', 'openWebSocket'];

/** The reasons by status, for matching operations. */
const BY_STATUS: readonly (readonly [status: number, reason: Reason, concerns: (operation: Operation) => boolean])[] = [
  [500, 'defect', () => true],
  [503, 'address', (operation) => isHeld(operation) && !GUARDED.includes(operation)],
  [503, 'outage', (operation) => !isHeld(operation)],
  [429, 'address', (operation) => !GUARDED.includes(operation) && !LIMITED_OTHERWISE.includes(operation.id)],
  // A worker can reserve any amount.
  [402, 'budget', ({ id }) => id !== 'addRunSteps'],
  [502, 'provider', () => true],
];

/** The reasons by operation and status. */
const BY_OPERATION: Readonly<Partial<Record<OperationId, Readonly<Record<number, Reason>>>>> = {
  setupAdmin: { 201: 'first', 422: 'first' },
  devLogin: { 200: 'switch', 401: 'first', 409: 'unreached' },
  login: { 409: 'unreached' },
  logout: { 409: 'unreached' },
  refreshSession: { 409: 'unreached' },
  changePassword: { 409: 'unreached' },
  getCurrentUser: { 403: 'unreached' },
  transferCeo: { 200: 'office' },
  completeSetup: { 201: 'setup' },
  resetSetting: { 422: 'settings' },
  getCompanyVersion: { 409: 'store' },
  restoreCompanyVersion: { 422: 'legacy' },
  getCompanyVersionDiff: { 409: 'store' },
  listCompanyVersions: { 409: 'store' },
  listRoleVersions: { 409: 'store' },
  getRoleVersion: { 409: 'store' },
};

/** Why this status of the operation need not be seen; null if it can be provoked. */
export const excuseOf = (operation: Operation, status: number): Reason | null => {
  const own = BY_OPERATION[operation.id]?.[status];
  if (own !== undefined) return own;
  return BY_STATUS.find(([of, , concerns]) => of === status && concerns(operation))?.[1] ?? null;
};

/** Every status that is excused by operation. */
export const EXCUSED_BY_OPERATION: readonly (readonly [OperationId, number])[] = Object.entries(BY_OPERATION).flatMap(
  ([id, statuses]) => Object.keys(statuses).map((status) => [id as OperationId, Number(status)] as const),
);
