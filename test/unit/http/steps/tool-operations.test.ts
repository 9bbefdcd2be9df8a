import { describe, expect, it } from 'vitest';
import { ValidationFailed } from '../../../../domain/foundation/errors/errors.ts';
import { offsetPage, ready } from '../../../../handlers/http/contracts/result.ts';
import { createToolOperations } from '../../../../handlers/http/tools/operations.ts';
import { actorOf } from '../../../support/builders/actor.ts';

/** The result of a tool whose operation returns this. */
const runWith = async (name: string, result: unknown, args = {}) => {
  const limits = { takeForTool: async () => async () => {} };
  const deps = { operations: { run: async () => result }, departmentNameOf: async () => null, limits, logger: {} };
  const operations = createToolOperations(deps as never);
  const tool = operations.tools.find((each) => each.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return operations.run(tool, args, {
    actor: actorOf('ceo'),
    signal: new AbortController().signal,
    key: null,
    renew: async () => actorOf('ceo'),
  });
};

describe('the result of a tool', () => {
  it('is not built when its known size exceeds a million bytes: 2000', async () => {
    let built = 0;
    const company = (bytes: number) =>
      ready('tag', bytes, () => {
        built += 1;
        return { text: '{"company_name":"x"}' };
      });
    await expect(runWith('company.read', company(1_000_001))).rejects.toThrow(ValidationFailed);
    expect(built).toBe(0);
    expect(await runWith('company.read', company(1_000_000))).toEqual({ company_name: 'x' });
  });

  it('is refused beyond a million bytes, counted in UTF-8, if its size is not known before', async () => {
    const list = (letters: number) =>
      offsetPage({ items: ['é'.repeat(letters)], offset: 0, limit: 50, total: 1 }, (item) => item);
    await expect(runWith('departments.list', list(500_000))).rejects.toThrow(ValidationFailed);
    expect(await runWith('departments.list', list(400_000))).toMatchObject({ items: [expect.any(String)] });
  });

  it('states of a numbered page whether there is more', async () => {
    const page = (offset: number, limit: number | null) =>
      runWith(
        'departments.list',
        offsetPage({ items: [{ id: 'a' }], offset, limit, total: 3 }, (item) => item),
      );
    const items = [{ id: 'a' }];
    expect(await page(0, 1)).toEqual({ items, has_more: true });
    expect(await page(1, 1)).toEqual({ items, has_more: true });
    expect(await page(2, 1)).toEqual({ items });
    expect(await page(2, null)).toEqual({ items });
  });
});
