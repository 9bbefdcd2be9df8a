/**
 * What Node is started with to run the server, as `npm start` and the Dockerfile do it. Young objects get 2 x 8 MB: by itself Node takes
 * up to 128 MB for them on a large machine, which makes no request faster. The heap grows by a fifth between two collections of all of it: left to
 * itself it grows by as much as is in use, or more, before what many requests left behind is collected (spec/decisions/0067). Every object
 * begins young: Node would take some of a request for objects that last, and collect the request with the whole heap (spec/decisions/0068).
 * What the compiler is through with is freed immediately, and not kept until a thread is free to do so (spec/decisions/0069).
 */
export const SERVER_ARGUMENTS = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--no-allocation-site-pretenuring',
  '--no-maglev-destroy-on-background',
  './scripts/start.js',
] as const;
