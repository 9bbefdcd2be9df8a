import base from './stryker.config.json' with { type: 'json' };

/** The built-in guide: thousands of mutants of rules about words, a third of all. */
export default { ...base, mutate: ['domain/llm/providers/guide/**/*.ts'] };
