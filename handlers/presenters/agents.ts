import type { AgentSnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Schema } from './schemas.ts';

/** The record of a snapshot is that of the wire: the published content hash is one over exactly it. */
export const presentAgent = (agent: AgentSnapshot): Schema<'AgentResponse'> => agent;
