import { readFileSync } from 'node:fs';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));

/** The published document. */
export const readDocument = () => read('generated/openapi.json');
/** The package.json of the project. */
export const readProject = () => read('package.json');
/** The package.json of the client. */
export const readPackage = () => read('clients/typescript/package.json');
