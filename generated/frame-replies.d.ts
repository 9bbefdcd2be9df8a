// Written by npm run generate from spec/. Do not edit.
import type { Validator } from '../handlers/http/document/validator.ts';

export const serverFrames: Readonly<Record<string, Validator>>;
export const events: Readonly<Record<string, Validator>>;
