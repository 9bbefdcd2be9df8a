/** Whether an endpoint that names these types, `area.*` and `*` among them, wants events of the type (spec/rules/webhooks.md#event-types). */
export const matchesEventType = (wanted: readonly string[], type: string): boolean =>
  wanted.some((each) => each === '*' || each === type || (each.endsWith('.*') && type.startsWith(each.slice(0, -1))));
