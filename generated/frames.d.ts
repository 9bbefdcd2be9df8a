// Written by npm run generate from spec/. Do not edit.
import type { Validator } from '../handlers/http/document/validator.ts';

export const clientFrames: Readonly<Record<string, Validator>>;
