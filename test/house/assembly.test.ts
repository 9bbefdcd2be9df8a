import { describe, expect, it } from 'vitest';
import { assemble } from '../../domain/foundation/assembly.ts';
import { defineModule, type Module } from '../../domain/foundation/module.ts';

const bread = defineModule({
  name: 'bread',
  build: ({ flour }: { readonly flour: number }) => ({
    services: { loaves: flour * 2 },
    shared: { crumbs: flour },
    jobs: [{ name: 'bake', cron: null, run: async () => {} }],
  }),
});
const soup = defineModule({
  name: 'soup',
  build: ({ loaves, crumbs }: { readonly loaves: number; readonly crumbs: number }) => ({
    services: { meals: `${loaves} with ${crumbs}` },
    processes: [{ close: () => {} }],
  }),
});

describe('a list of modules', () => {
  it('is built in order, each module from the earlier ones; shared values are not passed to handlers', () => {
    const { services, jobs, processes } = assemble({ flour: 3 }, [bread, soup]);
    expect(services).toEqual({ loaves: 6, meals: '6 with 3' });
    expect([jobs.map(({ name }) => name), processes.length]).toEqual([['bake'], 1]);
  });

  it('that cannot be built does not compile', () => {
    const wrong = [
      // @ts-expect-error: soup comes before the bread it needs.
      () => assemble({ flour: 3 }, [soup, bread]),
      // @ts-expect-error: no module provides flour.
      () => assemble({}, [bread]),
      // @ts-expect-error: what exists already is provided again.
      () => assemble({ flour: 3, loaves: 1 }, [bread]),
      // @ts-expect-error: two modules provide the same.
      () => assemble({ flour: 3 }, [bread, bread]),
      // @ts-expect-error: the modules of the list are unknown.
      () => assemble({ flour: 3 }, [bread, soup] as readonly Module<never, object>[]),
    ];
    expect(wrong).toHaveLength(5);
  });
});
