import { describe, expect, it } from 'vitest';
import { Forbidden } from '../../../../domain/foundation/errors/errors.ts';
import { createSetupTokenCheck } from '../../../../handlers/security/setup-token.ts';

const asking = (operationId: string, token: string | null) =>
  ({
    operationId,
    request: { header: (name: string) => (name === 'x-setup-token' ? token : 'known-to-few') },
  }) as never;

describe('the setup token', () => {
  it('is required from nobody if there is none', () => {
    const check = createSetupTokenCheck(null);
    for (const token of [null, '', 'any']) expect(() => check(asking('setupAdmin', token))).not.toThrow();
  });
  it('is required only by setupAdmin, character for character', () => {
    const check = createSetupTokenCheck('known-to-few');
    expect(() => check(asking('setupAdmin', 'known-to-few'))).not.toThrow();
    expect(() => check(asking('login', null))).not.toThrow();
    for (const token of [null, '', 'known-to-fe', 'known-to-few ', 'Known-to-few'])
      expect(() => check(asking('setupAdmin', token))).toThrow(
        new Forbidden('The header x-setup-token must carry the setup token of this deployment'),
      );
  });
});
