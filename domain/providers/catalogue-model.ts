/** A model of the catalogue. Null means that nobody stated it. Prices are per million tokens in the configured currency. */
export interface CatalogueModel {
  readonly id: string;
  readonly context_window: number | null;
  readonly input_price: number | null;
  readonly output_price: number | null;
  readonly latency_ms: number | null;
  readonly tools: boolean | null;
  readonly vision: boolean | null;
  readonly reasoning: boolean | null;
  readonly embedding: boolean;
  readonly embedding_dims: number | null;
}

/** A model together with the provider that offers it: what an agent is bound to. */
export interface OfferedModel {
  readonly provider: string;
  readonly model: CatalogueModel;
}

/** A model of which only the id is known. */
export const unknownModel = (id: string): CatalogueModel => ({
  id,
  context_window: null,
  input_price: null,
  output_price: null,
  latency_ms: null,
  tools: null,
  vision: null,
  reasoning: null,
  embedding: false,
  embedding_dims: null,
});

/** The one model of the built-in guide. */
export const GUIDE_MODEL: CatalogueModel = {
  id: 'guide-1',
  context_window: 200_000,
  input_price: 0,
  output_price: 0,
  latency_ms: 5,
  tools: true,
  vision: false,
  reasoning: true,
  embedding: false,
  embedding_dims: null,
};
