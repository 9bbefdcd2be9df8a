import type { ScriptedModel } from '../doubles/scripted-model.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A server process whose model calls can be identified. */
export interface NamedReplica extends ServerProcess {
  readonly name: string;
}

let made = 0;

/** Starts a server that calls the model under a separate path. */
export const startNamedReplica = async (databaseUrl: string, model: ScriptedModel): Promise<NamedReplica> => {
  made += 1;
  const name = `replica-${made}`;
  const server = await startServerProcess({
    ...{ DATABASE_URL: databaseUrl, DATABASE_POOL_MAX: '8', MODEL_PROVIDER: 'openai-compatible', MODEL_ID: 'model-1' },
    MODEL_BASE_URL: new URL(`/${name}/v1`, model.url).href,
  });
  return { ...server, name };
};

/** The replica that made a call. */
export const callerOf = ({ path }: { readonly path: string }): string => path.split('/')[1] ?? '';
