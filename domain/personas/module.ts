import { defineModule } from '../foundation/module.ts';

/** Agents as participants of conversations. */
export const personasModule = defineModule({ name: 'personas', build: () => ({ services: {} }) });
