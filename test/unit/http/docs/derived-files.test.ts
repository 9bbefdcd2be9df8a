import { expect, it } from 'vitest';
import { ServiceUnavailable } from '../../../../domain/foundation/errors/errors.ts';
import { readDerived } from '../../../../handlers/http/pages/derived.ts';

it('503/8001: a derived file that was not built', () => {
  expect(() => readDerived('never-built.json')).toThrow(ServiceUnavailable);
});
