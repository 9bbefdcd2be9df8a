import type { OperationId } from '../../../generated/operations.ts';
import type { Client, OperationResponse, Request } from '../client/client.ts';
import type { TestServer } from '../server/server.ts';

/** Who is there when an operation is checked. */
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
  /** The ceo, unless said otherwise. */
  readonly client?: Client;
  readonly actorId?: string;
  /** What the entry names; a function where only the response knows it. */
  readonly targetId?: string | ((answer: OperationResponse) => string | Promise<string>);
  readonly reason?: string;
  readonly refused: {
    readonly request?: Request;
    readonly client?: Client;
    readonly as: readonly [number, number];
  } | null;
}

/** What an operation that changes something leaves in the audit log: an entry, or nothing and why. */
export type AuditedRow = {
  readonly arrange: (scene: Scene) => Promise<Arranged>;
  /** Repeating the call changes nothing any more, so it leaves nothing. */
  readonly isRepeatable?: true;
} & ({ readonly action: string; readonly targetType: string | null } | { readonly action: null; readonly why: string });

export type AuditedRows = Readonly<Partial<Record<OperationId, AuditedRow>>>;

let made = 0;
/** A name that nothing else bears. */
export const unique = (word: string): string => {
  made += 1;
  return `${word} ${made}`;
};
const STALE = { headers: { 'if-match': '"stale"' } };
export const UNKNOWN = '5f0c1a2b-3d4e-4f60-812a-3b4c5d6e7f80';
/** Refused because of an old tag. */
const stale = (request: Request) => ({ request: { ...request, ...STALE }, as: [409, 4002] as const });
export const unknown = (request: Request) => ({ request, as: [404, 3000] as const });
export const byTag = (request: Request, more: Partial<Arranged> = {}): Arranged => ({
  request,
  refused: stale(request),
  ...more,
});
export const idOf = (answer: OperationResponse): string => answer.body.data.id;
export const forbidden = ({ manager }: Scene, request: Request) => ({
  client: manager,
  request,
  as: [403, 1001] as const,
});
