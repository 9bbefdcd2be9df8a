import type { Job } from './jobs/worker.ts';
import type { Module, Process } from './module.ts';

/** Unlike any list of modules: the first module that cannot stand where it stands. */
interface OutOfOrder<M> {
  readonly outOfOrder: M;
}

/**
 * The list itself when every module comes after those it needs and gives no name that is given already, else what the compiler shows
 * of the first one that does not. A list whose modules the compiler does not know one by one is refused too.
 */
export type InOrder<Given, Modules extends readonly unknown[]> = Modules extends readonly [
  Module<infer Needs, infer Services, infer Shared>,
  ...infer Rest,
]
  ? Given extends Needs
    ? [keyof (Services & Shared) & keyof Given] extends [never]
      ? InOrder<Given & Services & Shared, Rest>
      : OutOfOrder<Modules[0]>
    : OutOfOrder<Modules[0]>
  : Modules extends readonly []
    ? unknown
    : OutOfOrder<Modules>;

/** What all modules of a list give to handlers. */
export type ServicesOf<Modules extends readonly unknown[]> = Modules extends readonly [
  Module<infer _Needs, infer Services, infer _Shared>,
  ...infer Rest,
]
  ? Services & ServicesOf<Rest>
  : unknown;

/** Everything a list of modules has built. */
export interface Assembly<Services> {
  readonly services: Services;
  readonly jobs: readonly Job[];
  readonly processes: readonly Process[];
}

/** Builds modules one after the other, each from what is given and from what those before it give. */
export const assemble = <Given extends object, const Modules extends readonly Module<never, object>[]>(
  given: Given,
  modules: Modules & InOrder<Given, Modules>,
): Assembly<ServicesOf<Modules>> => {
  const jobs: Job[] = [];
  const processes: Process[] = [];
  const services: object = {};
  const all: object = { ...given };
  for (const module of modules) {
    // The type of the list has proved that nothing is missing here.
    const built = module.build(all as never);
    Object.assign(services, built.services);
    Object.assign(all, built.services, built.shared);
    jobs.push(...(built.jobs ?? []));
    processes.push(...(built.processes ?? []));
  }
  return { services: services as ServicesOf<Modules>, jobs, processes };
};
