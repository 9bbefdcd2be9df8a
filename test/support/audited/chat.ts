import { newConversation } from '../builders/chat/conversations.ts';
import { type AuditedRows, byTag, type Scene, UNKNOWN, unknown } from './scene.ts';

const PRIVATE = 'what a person says to the company is for that person alone';
const conversation = async ({ server, ceoId }: Scene) => ({
  path: { conversation_id: await newConversation(server, ceoId) },
});
const turn = async () => {
  const body = { message: 'What is under way?', intent_override: 'explain' };
  return { request: { body }, refused: unknown({ body: { ...body, conversation_id: UNKNOWN } }) };
};

const message = async () => ({
  request: {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { accept: 'application/json, text/event-stream' },
  },
  refused: null,
});

/** Turns, conversations and messages of the protocol. */
export const auditedChat: AuditedRows = {
  sendTurn: { action: null, why: PRIVATE, arrange: turn },
  streamTurn: { action: null, why: PRIVATE, arrange: turn },
  classifyTurn: { action: null, why: PRIVATE, arrange: turn },
  mcp: { action: null, why: 'a list of tools changes nothing, and a tool writes its own entries', arrange: message },
  closeConversation: {
    action: null,
    why: PRIVATE,
    arrange: async (scene) => ({
      request: await conversation(scene),
      refused: unknown({ path: { conversation_id: UNKNOWN } }),
    }),
  },
  deleteConversation: { action: null, why: PRIVATE, arrange: async (scene) => byTag(await conversation(scene)) },
};
