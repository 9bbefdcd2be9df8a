// Written by npm run generate from spec/. Do not edit.
import type { BodyValidators, ParameterValidators } from '../handlers/http/document/validator.ts';

export const parameters: ParameterValidators;
export const bodies: BodyValidators;
