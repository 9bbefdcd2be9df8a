/**
 * Whether an endpoint with these types, which may include `area.*` and `*`, subscribes to the type (spec/rules/webhooks.md#event-types).
 */
export const matchesEventType = (wanted: readonly string[], type: string): boolean =>
  wanted.some((each) => each === '*' || each === type || (each.endsWith('.*') && type.startsWith(each.slice(0, -1))));
