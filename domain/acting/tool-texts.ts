import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import { maskedJson } from '../llm/safety/masked-json.ts';
import { maskCredentials } from '../llm/safety/masking.ts';
import { MAX_MESSAGE_LENGTH, toStorableText } from '../llm/safety/storable-text.ts';
import { neutralise } from '../llm/safety/untrusted.ts';
import type { ToolResult } from '../tools/tool.ts';
import type { ToolResultText } from './act-run.ts';

/** The longest result of a tool, in characters. */
const MAX_RESULT = 8192;
const MAX_NAME = 64;
/** The longest excerpt of arguments that violated their schema. */
const MAX_BROKEN_ARGUMENTS = 2000;
const INPUT_FACTOR = 4;

const withTexts = (json: JsonObject, change: (text: string) => string): JsonObject =>
  JSON.parse(JSON.stringify(json), (_name, part) => (typeof part === 'string' ? change(part) : part));

/**
 * At most `max` characters, without credentials. The input is several times as long as the output because masks are
 * shorter than credentials. Characters that cannot be stored are removed first: removing them later could reveal a
 * credential.
 */
const sanitised = (text: string, max: number, hide: (text: string) => string = maskCredentials): string =>
  truncate(hide(toStorableText(text.slice(0, INPUT_FACTOR * max))), max);

/** The result of a call as text of at most `max` characters, for the model and for people. */
export const toolResultText = (result: ToolResult, max = MAX_RESULT): ToolResultText => {
  const content = result.isError ? { error: result.failure.error, error_code: result.failure.errorCode } : result.data;
  return { isError: result.isError, text: sanitised(maskedJson(content, INPUT_FACTOR * max), max) };
};

/** Arguments as shown to a model: without credentials and fence tags. */
export const argumentsForModel = (given: JsonObject | null): JsonObject =>
  given === null ? {} : withTexts(given, (text) => neutralise(toStorableText(text)));

const BROKEN = /"error_code":2001\}$/;

/** Arguments as shown to the model together with the result; arguments that violated their schema are cut. */
export const replayedArguments = (args: JsonObject, result: ToolResultText | null): JsonObject => {
  const text = JSON.stringify(args);
  const isBroken = result?.isError === true && BROKEN.test(result.text);
  if (!isBroken || text.length <= MAX_BROKEN_ARGUMENTS) return args;
  return { cut: neutralise(toStorableText(text.slice(0, MAX_BROKEN_ARGUMENTS))) };
};

/** The name of an unknown tool as shown to people and models. */
export const displayName = (written: string): string =>
  sanitised(written, MAX_NAME, (text) => maskCredentials(text).trim()) || '?';

/** The same name with only the characters that model APIs accept. */
export const displayWireName = (written: string): string => displayName(written).replace(/[^\w-]/g, '_');

/** The final text of a model; null if it is empty. */
export const finalMessageOf = (text: string): string | null =>
  sanitised(text, MAX_MESSAGE_LENGTH, (words) => maskCredentials(words).trim()) || null;

/** The text that accompanies tool calls, as shown to the model. */
export const replyTextForModel = (text: string): string => sanitised(text, MAX_RESULT, neutralise);
