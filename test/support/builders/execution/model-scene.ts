import { ScriptedModel } from '../../doubles/scripted-model.ts';
import { openWorkScene, type WorkScene } from './work.ts';

/** The environment of a server whose built-in worker uses the model. */
export const modelEnv = (model: ScriptedModel): Record<string, string> => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: model.url,
  MODEL_ID: 'model-1',
  MODEL_API_KEY: 'sk-the-key-of-the-model-provider',
  WORKER: 'on',
});

/** A company whose agents work with a scripted model. */
export interface ModelScene {
  readonly model: ScriptedModel;
  readonly scene: WorkScene;
  /** Ends the server and the model. */
  close(): Promise<void>;
}

/** Opens the scene; `prepare` runs before the built-in worker begins. */
export const openModelScene = async (
  prepare: (scene: WorkScene) => Promise<unknown> = async () => {},
): Promise<ModelScene> => {
  const model = await ScriptedModel.start();
  const scene = await openWorkScene({ env: modelEnv(model) });
  await prepare(scene);
  await scene.server.services.startBackground();
  const close = async (): Promise<void> => {
    await scene.close();
    await model.close();
  };
  return { model, scene, close };
};
