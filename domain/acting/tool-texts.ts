import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import { maskCredentials } from '../llm/safety/masking.ts';
import { neutralise } from '../llm/safety/untrusted.ts';
import type { ToolResult } from '../tools/tool.ts';
import type { ToolText } from './run.ts';

/** Of what a tool answered, in characters. */
const MAX_RESULT = 8192;
const MAX_NAME = 64;
const MAX_LAST_WORDS = 40_000;
/** Of arguments that broke their schema: enough to see what was wrong. */
const MAX_BROKEN_ARGUMENTS = 2000;
const LOOKED_THROUGH = 4;

const withTexts = (json: JsonObject, change: (text: string) => string): JsonObject =>
  JSON.parse(JSON.stringify(json), (_name, part) => (typeof part === 'string' ? change(part) : part));

/** What PostgreSQL can store: neither U+0000 nor half a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/**
 * At most `max` characters without credentials. Of a long text a part several times as long is looked through, for masks are shorter than
 * what they stand for; what could not be stored goes first, so that no credential comes about behind the mask.
 */
const shown = (text: string, max: number, hide: (text: string) => string = maskCredentials): string =>
  truncate(hide(storable(text.slice(0, LOOKED_THROUGH * max))), max);

/** What a call came to, as text for the model and for people. */
export const textOf = (result: ToolResult): ToolText => {
  const told = result.isError ? { error: result.failure.error, error_code: result.failure.errorCode } : result.data;
  return { isError: result.isError, text: shown(JSON.stringify(told), MAX_RESULT) };
};

/** Arguments as they are shown to a model again: no credential, no fence. */
export const shownArguments = (given: JsonObject | null): JsonObject =>
  given === null ? {} : withTexts(given, (text) => neutralise(storable(text)));

const BROKEN = /"error_code":2001\}$/;

/** Arguments of a call that was made, as they are shown again with what it came to: those that broke their schema only in part. */
export const replayedArguments = (args: JsonObject, result: ToolText | null): JsonObject => {
  const text = JSON.stringify(args);
  const isBroken = result?.isError === true && BROKEN.test(result.text);
  if (!isBroken || text.length <= MAX_BROKEN_ARGUMENTS) return args;
  return { cut: neutralise(storable(text.slice(0, MAX_BROKEN_ARGUMENTS))) };
};

/** The name of a tool that nobody knows, as it can be told. */
export const shownName = (written: string): string =>
  shown(written, MAX_NAME, (text) => maskCredentials(text).trim()) || '?';

/** The same as it may stand on the wire of a model call. */
export const shownWireName = (written: string): string => shownName(written).replace(/[^\w-]/g, '_');

/** The last words of a model; null when there are none. */
export const lastWords = (text: string): string | null =>
  shown(text, MAX_LAST_WORDS, (words) => maskCredentials(words).trim()) || null;

/** What a model says beside its calls, as it is shown to it again. */
export const besideCalls = (text: string): string => shown(text, MAX_RESULT, neutralise);
