/**
 * What Node is started with to run the server, as `npm start` and the Dockerfile do it. Young objects get 2 x 8 MB: by itself Node takes
 * up to 128 MB for them on a large machine, which makes no request faster. The heap grows by a fifth between two collections of all of it, where it
 * would double: what a million requests leave behind is collected before it is as large as what is in use.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=8', '--heap-growing-percent=20', './scripts/start.js'] as const;
