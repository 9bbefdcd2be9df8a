/** A model of the catalogue. Null means unknown. Prices are per million tokens in the configured currency. */
export interface CatalogueModel {
  readonly id: string;
  readonly contextWindow: number | null;
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  readonly latencyMs: number | null;
  readonly tools: boolean | null;
  readonly vision: boolean | null;
  readonly reasoning: boolean | null;
  readonly embedding: boolean;
  readonly embeddingDims: number | null;
}

/** A model with its provider, as agents are bound to it. */
export interface OfferedModel {
  readonly provider: string;
  readonly model: CatalogueModel;
}

/** A model of which only the id is known. */
export const unknownModel = (id: string): CatalogueModel => ({
  id,
  contextWindow: null,
  inputPrice: null,
  outputPrice: null,
  latencyMs: null,
  tools: null,
  vision: null,
  reasoning: null,
  embedding: false,
  embeddingDims: null,
});

/** The only model of the built-in guide. */
export const GUIDE_MODEL: CatalogueModel = {
  id: 'guide-1',
  contextWindow: 200_000,
  inputPrice: 0,
  outputPrice: 0,
  latencyMs: 5,
  tools: true,
  vision: false,
  reasoning: true,
  embedding: false,
  embeddingDims: null,
};
