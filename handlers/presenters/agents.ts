import type { AgentSnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Schema } from './schemas.ts';

/** The record of a snapshot equals its wire form: the published content hash is computed from it. */
export const presentAgent = (agent: AgentSnapshot): Schema<'AgentResponse'> => agent;
