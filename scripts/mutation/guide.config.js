import base from './stryker.config.json' with { type: 'json' };

/** The built-in guide: thousands of mutants of rules about words, which would not fit into the run of every change. */
export default { ...base, mutate: ['domain/llm/guide/**/*.ts'] };
