/** A column of texts that SealedSecrets has sealed, declared by the module that owns the table. */
export interface SealedColumn {
  readonly table: string;
  /** The column of the primary key. */
  readonly key: string;
  readonly column: string;
  /** The place that the text of a row is bound to. */
  readonly placeOf: (key: string) => string;
}
