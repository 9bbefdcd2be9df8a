/** A column of texts that SealedSecrets has sealed, as the module that owns the table declares it. */
export interface SealedColumn {
  readonly table: string;
  /** The column of the primary key. */
  readonly key: string;
  readonly column: string;
  /** What the text of a row is bound to. */
  readonly placeOf: (key: string) => string;
}
