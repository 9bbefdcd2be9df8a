import type { Client } from 'openapi-fetch';
import type { paths } from './document.ts';

/** A client with a method for each HTTP method, typed by the paths of the document. */
export type PathClient = Client<paths>;

/** A client by path that knows its server. */
export type PlatformClient = PathClient & { readonly baseUrl: string };
