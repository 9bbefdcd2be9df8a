import type { components } from '../../generated/types.ts';

/** A schema of the interface document by name. */
export type Schema<N extends keyof components['schemas']> = components['schemas'][N];
