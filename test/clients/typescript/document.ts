import { readFileSync } from 'node:fs';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));

/** The document as it is published. */
export const readDocument = () => read('generated/openapi.json');
/** What the project is made with. */
export const readProject = () => read('package.json');
/** What the package says of itself. */
export const readPackage = () => read('clients/typescript/package.json');
