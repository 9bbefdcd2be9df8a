import type { EndpointKind, ModelProvider } from '../provider.ts';
import { OpenAiCompatibleProvider } from './openai/openai-compatible.ts';

/** An endpoint and one of its models. */
export interface ModelEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly modelId: string;
}

const CLASSES: Readonly<Record<EndpointKind, new (endpoint: ModelEndpoint) => ModelProvider>> = {
  'openai-compatible': OpenAiCompatibleProvider,
};

/** The provider of a model endpoint. Its client library is loaded at its first call. */
export const endpointProvider = (kind: EndpointKind, endpoint: ModelEndpoint): ModelProvider =>
  new CLASSES[kind](endpoint);
