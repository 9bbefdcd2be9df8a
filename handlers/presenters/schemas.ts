import type { components } from '../../generated/types.ts';

/** A schema of the interface document by its name. */
export type Schema<N extends keyof components['schemas']> = components['schemas'][N];
