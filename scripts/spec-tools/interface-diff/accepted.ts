/** A breaking change that is accepted without a new version of the interface. */
interface Accepted {
  /** The end of the line of our comparison. */
  readonly end: string;
  /** A part of the line of oasdiff, if oasdiff reports the change in its own words. */
  readonly oasdiff?: string;
  /** The decision record that explains it. */
  readonly record: string;
}

const ACCEPTED: readonly Accepted[] = [
  { end: 'source: "run_input" may come now', record: '0086' },
  { end: 'status: "integrating", "reviewing" may come now', record: '0090' },
  {
    end: 'Plans 200.data[].items: larger maxItems',
    oasdiff: "GET /api/v1/plans the `data/items/items` response property's maxItems was increased from `20` to `50`",
    record: '0090',
  },
  {
    end: 'Plan 200.data.items: larger maxItems',
    oasdiff:
      "GET /api/v1/plans/{plan_id} the `data/items` response property's maxItems was increased from `20` to `50`",
    record: '0090',
  },
];

/** Whether the line of a breaking change is accepted. */
export const isAccepted = (line: string): boolean => ACCEPTED.some(({ end }) => line.endsWith(end));

/** Whether a line that oasdiff prints is accepted. */
export const isAcceptedInOasdiff = (line: string): boolean =>
  ACCEPTED.some(({ oasdiff }) => oasdiff !== undefined && line.includes(oasdiff));
