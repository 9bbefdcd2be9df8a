import type { OperationId } from '../../../generated/operations.ts';
import type { Client, OperationResponse, Request } from '../client/client.ts';
import type { TestServer } from '../server/server.ts';

/** The callers of an audit row. */
export interface Scene {
  readonly server: TestServer;
  readonly ceo: Client;
  readonly ceoId: string;
  /** A manager, who may read the log. */
  readonly manager: Client;
  readonly managerId: string;
}

/** A call that works, and one of the same operation that is refused. */
export interface Arranged {
  readonly request?: Request;
  /** Default: the ceo. */
  readonly client?: Client;
  readonly actorId?: string;
  /** The target that the entry names; a function where it depends on the response. */
  readonly targetId?: string | ((response: OperationResponse) => string | Promise<string>);
  readonly reason?: string;
  /** The agent that the entry names. */
  readonly agentId?: string;
  /** The entry of another action that the call causes and that is written before its own. */
  readonly before?: { readonly action: string; readonly targetType: string; readonly targetId: string };
  readonly refused: {
    readonly request?: Request;
    readonly client?: Client;
    readonly as: readonly [number, number];
  } | null;
}

/** What an operation writes to the audit log: an entry, or nothing and the reason. */
export type AuditedRow = {
  readonly arrange: (scene: Scene) => Promise<Arranged>;
  /** A second call changes nothing, so it writes no entry. */
  readonly isRepeatable?: true;
} & ({ readonly action: string; readonly targetType: string | null } | { readonly action: null; readonly why: string });

export type AuditedRows = Readonly<Partial<Record<OperationId, AuditedRow>>>;

let made = 0;
/** A name that is used only once. */
export const unique = (word: string): string => {
  made += 1;
  return `${word} ${made}`;
};
const STALE = { headers: { 'if-match': '"stale"' } };
export const UNKNOWN = '5f0c1a2b-3d4e-4f60-812a-3b4c5d6e7f80';
/** Refused because of an outdated tag. */
export const stale = (request: Request) => ({ request: { ...request, ...STALE }, as: [409, 4002] as const });
export const unknown = (request: Request) => ({ request, as: [404, 3000] as const });
export const byTag = (request: Request, more: Partial<Arranged> = {}): Arranged => ({
  request,
  refused: stale(request),
  ...more,
});
export const idOf = (response: OperationResponse): string => response.body.data.id;
export const forbidden = ({ manager }: Scene, request: Request) => ({
  client: manager,
  request,
  as: [403, 1001] as const,
});
