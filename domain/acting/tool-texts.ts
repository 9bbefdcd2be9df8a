import type { JsonObject } from '../foundation/kernel/canonical-json.ts';
import { cutTo } from '../foundation/kernel/text.ts';
import { maskCredentials } from '../llm/masking.ts';
import { neutralise } from '../llm/untrusted.ts';
import type { ToolResult } from '../tools/tool.ts';
import type { ToolText } from './act-run.ts';

/** Of what a tool answered, in characters. */
const MAX_RESULT = 8192;
const MAX_NAME = 64;
const MAX_LAST_WORDS = 40_000;

const withTexts = (json: JsonObject, change: (text: string) => string): JsonObject =>
  JSON.parse(JSON.stringify(json), (_name, part) => (typeof part === 'string' ? change(part) : part));

/** What PostgreSQL can store: neither U+0000 nor half a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** What a call came to, as text for the model and for people. */
export const textOf = (result: ToolResult): ToolText => {
  const told = result.isError ? { error: result.failure.error, error_code: result.failure.errorCode } : result.data;
  const text = cutTo(storable(maskCredentials(JSON.stringify(told))), MAX_RESULT);
  return { isError: result.isError, text };
};

/** Arguments as they are shown to a model again: no credential, no fence. */
export const shownArguments = (given: JsonObject | null): JsonObject =>
  given === null ? {} : withTexts(given, (text) => neutralise(storable(text)));

/** The name of a tool that nobody knows, as it can be told. */
export const shownName = (written: string): string => cutTo(storable(maskCredentials(written)).trim(), MAX_NAME) || '?';

/** The same as it may stand on the wire of a model call. */
export const shownWireName = (written: string): string => shownName(written).replace(/[^\w-]/g, '_');

/** The last words of a model; null when there are none. */
export const lastWords = (text: string): string | null =>
  cutTo(storable(maskCredentials(text)).trim(), MAX_LAST_WORDS) || null;

/** What a model says beside its calls, as it is shown to it again. */
export const besideCalls = (text: string): string => cutTo(neutralise(storable(text)), MAX_RESULT);
