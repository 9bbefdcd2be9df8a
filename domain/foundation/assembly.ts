import type { Job } from './jobs/worker.ts';
import type { Module, Process } from './module.ts';

/** Unlike any list of modules: the first module that needs what neither the foundation nor a module before it gives. */
interface OutOfOrder<M> {
  readonly outOfOrder: M;
}

/** The list itself when every module comes after those it needs, else what the compiler shows of the first that does not. */
export type InOrder<Given, Modules extends readonly unknown[]> = Modules extends readonly [
  Module<infer Needs, infer Services>,
  ...infer Rest,
]
  ? Given extends Needs
    ? InOrder<Given & Services, Rest>
    : OutOfOrder<Modules[0]>
  : unknown;

/** The services of all modules of a list. */
export type ServicesOf<Modules extends readonly unknown[]> = Modules extends readonly [
  Module<infer _Needs, infer Services>,
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

/** Builds modules one after the other, each from what is given and from the services of those before it. */
export const assemble = <Given extends object, const Modules extends readonly Module<never, object>[]>(
  given: Given,
  modules: Modules & InOrder<Given, Modules>,
): Assembly<ServicesOf<Modules>> => {
  const jobs: Job[] = [];
  const processes: Process[] = [];
  const services: object = {};
  for (const module of modules) {
    // The type of the list has proved that nothing is missing here.
    const built = module.build({ ...given, ...services } as never);
    Object.assign(services, built.services);
    jobs.push(...(built.jobs ?? []));
    processes.push(...(built.processes ?? []));
  }
  return { services: services as ServicesOf<Modules>, jobs, processes };
};
