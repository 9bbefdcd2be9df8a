/** The check cannot be tried on this deployment; the message says why. */
export class Skipped extends Error {}

/** The run ends here, which says nothing of the check that was under way; the message says why. */
export class Stopped extends Error {}
