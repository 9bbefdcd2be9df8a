import { defineModule } from '../foundation/module.ts';

/** Agents as they are called and heard. */
export const personasModule = defineModule({ name: 'personas', build: () => ({ services: {} }) });
