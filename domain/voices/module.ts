import { defineModule } from '../foundation/module.ts';

/** Agents as they are called and heard. */
export const voicesModule = defineModule({ name: 'voices', build: () => ({ services: {} }) });
