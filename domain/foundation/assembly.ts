import type { Job } from './jobs/worker.ts';
import type { Module, Process } from './module.ts';

/** A type that no list of modules has; it shows the first module in the wrong position. */
interface OutOfOrder<M> {
  readonly outOfOrder: M;
}

/**
 * The list itself when every module comes after those it needs and adds no existing name, otherwise the first module that violates this, as
 * shown by the compiler. A list whose modules the compiler does not know one by one is refused too.
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

/** The services that the modules of a list provide to handlers. */
export type ServicesOf<Modules extends readonly unknown[]> = Modules extends readonly [
  Module<infer _Needs, infer Services, infer _Shared>,
  ...infer Rest,
]
  ? Services & ServicesOf<Rest>
  : unknown;

/** The result of `assemble`. */
export interface Assembly<Services> {
  readonly services: Services;
  readonly jobs: readonly Job[];
  readonly processes: readonly Process[];
}

/** Builds modules in order, each from `given` and from the services of those before it. */
export const assemble = <Given extends object, const Modules extends readonly Module<never, object>[]>(
  given: Given,
  modules: Modules & InOrder<Given, Modules>,
): Assembly<ServicesOf<Modules>> => {
  const jobs: Job[] = [];
  const processes: Process[] = [];
  const services: object = {};
  const all: object = { ...given };
  for (const module of modules) {
    // The type of the list guarantees that nothing is missing here.
    const built = module.build(all as never);
    Object.assign(services, built.services);
    Object.assign(all, built.services, built.shared);
    jobs.push(...(built.jobs ?? []));
    processes.push(...(built.processes ?? []));
  }
  return { services: services as ServicesOf<Modules>, jobs, processes };
};
