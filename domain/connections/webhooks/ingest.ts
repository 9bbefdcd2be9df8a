import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, NotFound, Unauthorized } from '../../foundation/errors/errors.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { newId } from '../../foundation/kernel/ids.ts';
import type { ConnectionRecord } from '../connection.entity.ts';
import type { ConnectionSecrets } from '../connection-secrets.ts';
import { findConnection } from '../find-connection.ts';
import { CLAIM_WEBHOOK_ID, INSERT_WEBHOOK_RECEIPT, LOCK_CONNECTION_SECRET, SELECT_WEBHOOK_ID } from '../statements.ts';
import { isSigned, type SentMessage } from './signature.ts';

/** A message as it was sent, with its body unparsed. */
export interface WebhookMessage extends SentMessage {
  readonly eventType: string;
  /** Throws RequestInvalid unless the body is a JSON object that can be stored. */
  requireBody(): void;
}

/** The receipt of a message, or of the first message with its webhook-id. */
export interface AcceptedWebhook {
  readonly receiptId: string;
  readonly eventType: string;
}

const TOLERANCE_MS = 300_000;

/** The exact text of the bytes, so that no number loses a digit; without a byte order mark, which is not JSON. */
const textOf = (body: Buffer): string => new TextDecoder().decode(body);

interface WebhookIngestDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly secrets: ConnectionSecrets;
}

/** Accepts signed messages (spec/rules/connections.md#webhooks). Nothing is written before a signature is verified. */
export class WebhookIngest {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #secrets: ConnectionSecrets;

  constructor({ uow, clock, outbox, secrets }: WebhookIngestDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#secrets = secrets;
  }

  /**
   * Throws, in this order, NotFound, Unauthorized for the signature, Conflict for the time, or RequestInvalid for the body. A body is never
   * parsed before its signature is verified (spec/rules/connections.md#order-of-ingest-checks).
   */
  async accept(connectionName: string, message: WebhookMessage): Promise<AcceptedWebhook> {
    const connection = await this.#uow.read((em) => findConnection(em, connectionName));
    if (connection.kind !== 'webhook' || !connection.isEnabled) throw new NotFound('The connection does not exist');
    const secret = this.#secrets.secretOf(connection);
    if (secret === null || !isSigned(message, secret)) throw new Unauthorized('No signature of the message is valid');
    const ageMs = this.#clock.now().getTime() - message.timestamp * 1000;
    if (Math.abs(ageMs) > TOLERANCE_MS)
      throw new Conflict('The webhook-timestamp differs from the server time by more than 300 seconds');
    message.requireBody();
    return this.#uow.write((em) => this.#take(em, connection, message, textOf(message.body)));
  }

  async #take(
    em: EntityManager,
    connection: ConnectionRecord,
    message: WebhookMessage,
    text: string,
  ): Promise<AcceptedWebhook> {
    await this.#requireUnchanged(em, connection);
    const { id } = connection;
    const { webhookId, eventType } = message;
    const [receiptId, now] = [newId(), this.#clock.now()];
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const claimed = await em.execute(CLAIM_WEBHOOK_ID, [id, webhookId, receiptId, eventType, now, dayAgo]);
    if (claimed.length === 0) return this.#first(em, id, webhookId);
    await em.execute(INSERT_WEBHOOK_RECEIPT, [receiptId, id, eventType, webhookId, now, message.body.length, text]);
    this.#outbox.publish(em, {
      type: 'webhook.received',
      channel: 'webhooks',
      payload: { connection_name: connection.name, event_type: eventType, receipt_id: receiptId },
    });
    return { receiptId, eventType };
  }

  async #first(em: EntityManager, connectionId: string, webhookId: string): Promise<AcceptedWebhook> {
    const rows = await em.execute<{ receipt_id: string; event_type: string }[]>(SELECT_WEBHOOK_ID, [
      connectionId,
      webhookId,
    ]);
    const [first] = rows;
    if (first === undefined) throw new Conflict('The message id is being deleted; send the message again');
    return { receiptId: first.receipt_id, eventType: first.event_type };
  }

  /** The connection may have been deleted, disabled or its secret rotated since the check. From here on such a change must wait. */
  async #requireUnchanged(em: EntityManager, connection: ConnectionRecord): Promise<void> {
    const [row] = await em.execute<{ is_enabled: boolean; sealed_secret: string }[]>(LOCK_CONNECTION_SECRET, [
      connection.id,
    ]);
    if (row?.is_enabled !== true) throw new NotFound('The connection does not exist');
    const now = { id: connection.id, sealedSecret: row.sealed_secret };
    if (!this.#secrets.haveSameSecret(connection, now)) throw new Unauthorized('No signature of the message is valid');
  }
}
