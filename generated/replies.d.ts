// Written by npm run generate from spec/. Do not edit.
import type { ReplyHeaders, ReplyValidators } from '../handlers/http/document/validator.ts';

export const replies: ReplyValidators;
export const replyHeaders: ReplyHeaders;
