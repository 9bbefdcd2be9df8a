import type { ExplainFrame, TurnStream } from '../../domain/chat/turn/service.ts';
import type { Sender, TurnRequest, TurnResult, TurnVerdict } from '../../domain/chat/turn.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf, Settle } from '../http/contracts/operation.ts';
import { events, noContent, ok, pageResult } from '../http/contracts/result.ts';
import { omitUndefined } from '../http/omit-undefined.ts';
import { presentChimeIn, presentGeneratedBy, presentTurn, presentVerdict } from '../presenters/chat.ts';
import { presentConversation, presentConversationTurn } from '../presenters/conversations.ts';
import type { Schema } from '../presenters/schemas.ts';

const turnOf = (body: Schema<'TurnRequest'>): TurnRequest => ({
  message: body.message,
  conversationId: body.conversation_id,
  intentOverride: body.intent_override,
  namedTargets: body.named_targets,
  project: body.project,
});

const madeBy = (provider: string) => ({ headers: { 'x-model-provider': provider } });

/** A verdict of the rules alone names no provider. */
const classifiedBy = (provider: string, { confidence }: TurnVerdict) => (confidence === null ? {} : madeBy(provider));

const answerOf = (result: TurnResult) => ok(presentTurn(result), madeBy(result.generatedBy.provider));

const settling =
  (settle: Settle): Sender['settle'] =>
  (result, standing) =>
    settle(answerOf(result), standing);

const frameOf = (frame: ExplainFrame) => {
  if (frame.event === 'delta') return { event: frame.event, data: { delta: frame.text } };
  if (frame.event === 'chime') return { event: frame.event, data: presentChimeIn(frame.chimeIn) };
  return { event: frame.event, data: presentTurn(frame.result) };
};

async function* framesOf(stream: TurnStream) {
  if (stream.kind === 'deferred') yield { event: 'deferred' as const, data: presentVerdict(stream.verdict) };
  else for await (const frame of stream.frames) yield frameOf(frame);
}

export const chatHandlers = ({ turns, ownConversations, gateway }: Services): HandlersOf<'chat'> => ({
  sendTurn: async ({ body, actor, signal, settle, renew }) =>
    answerOf(await turns.take(turnOf(body), { actor, signal, renew, settle: settling(settle) })),
  streamTurn: async ({ body, actor, signal, settle, renew }) => {
    const stream = await turns.stream(turnOf(body), { actor, signal, renew, settle: settling(settle) });
    const head =
      stream.kind === 'deferred'
        ? classifiedBy(gateway.generatedBy.provider, stream.verdict)
        : madeBy(stream.generatedBy.provider);
    return events(framesOf(stream), head);
  },
  classifyTurn: async ({ body, actor, signal }) => {
    const { verdict, generatedBy } = await turns.classify(turnOf(body), actor, signal);
    const data = { ...presentVerdict(verdict), generated_by: presentGeneratedBy(generatedBy) };
    return ok(data, classifiedBy(generatedBy.provider, verdict));
  },
  listConversations: async ({ query: { status, kind }, page: request, actor }) =>
    pageResult(await ownConversations.list(omitUndefined({ status, kind }), request, actor), presentConversation),
  getConversation: async ({ path, actor }) =>
    ok(presentConversation(await ownConversations.get(path.conversation_id, actor))),
  listConversationTurns: async ({ path, query: { order }, page: request, actor }) =>
    pageResult(await ownConversations.turns(path.conversation_id, order, request, actor), presentConversationTurn),
  closeConversation: async ({ path, actor }) =>
    ok(presentConversation(await ownConversations.close(path.conversation_id, actor))),
  deleteConversation: async ({ path, actor, ifMatch }) => {
    await ownConversations.erase(path.conversation_id, actor, ifMatch(presentConversation));
    return noContent();
  },
});
