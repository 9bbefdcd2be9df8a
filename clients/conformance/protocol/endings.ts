/** The check cannot be tested on this deployment; the message says why. */
export class Skipped extends Error {}

/** The run ends before the current check has a result; the message says why. */
export class Stopped extends Error {}
