/**
 * Breaking changes that are accepted without a new version of the interface: the end of the line of each, and the record that explains it.
 */
const ACCEPTED: readonly { readonly end: string; readonly record: string }[] = [
  { end: 'source: "run_input" may come now', record: '0086' },
  { end: 'status: "integrating", "reviewing" may come now', record: '0090' },
  { end: 'Plans 200.data[].items: larger maxItems', record: '0090' },
  { end: 'Plan 200.data.items: larger maxItems', record: '0090' },
];

/** Whether the line of a breaking change is accepted. */
export const isAccepted = (line: string): boolean => ACCEPTED.some(({ end }) => line.endsWith(end));
