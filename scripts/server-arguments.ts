/**
 * What Node is started with to run the server, as `npm start` and the Dockerfile do it. Young objects get 2 x 16 MB: by itself Node takes
 * up to 128 MB for them on a large machine, which makes no request faster.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=16', './scripts/start.js'] as const;
