import { newConversation } from '../builders/conversations.ts';
import { type AuditedRows, byTag, type Scene, UNKNOWN, unknown } from './scene.ts';

const PRIVATE = 'what a person says to the company is for that person alone';
const conversation = async ({ server, ceoId }: Scene) => ({
  path: { conversation_id: await newConversation(server, ceoId) },
});
const turn = async () => {
  const body = { message: 'What is under way?', intent_override: 'explain' };
  return { request: { body }, refused: unknown({ body: { ...body, conversation_id: UNKNOWN } }) };
};

/** Turns and conversations. */
export const auditedChat: AuditedRows = {
  sendTurn: { action: null, why: PRIVATE, arrange: turn },
  streamTurn: { action: null, why: PRIVATE, arrange: turn },
  classifyTurn: { action: null, why: PRIVATE, arrange: turn },
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
