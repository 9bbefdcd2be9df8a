/** An answer ready to be sent: everything but the headers that every answer carries. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** null: no body, and no content type. */
  readonly body: string | null;
  /** The body of a page that is sent again and again, encoded once; `body` is null then. */
  readonly bytes?: Buffer;
  /** What follows the body, written as it comes; such an answer has no content length. */
  readonly rest?: AsyncIterable<string>;
}

/** The text of the ApiResponse envelope from the texts of its parts. */
export const envelopeOf = (data: string, error = 'null', detail = 'null'): string =>
  `{"data":${data},"error":${error},"error_detail":${detail},"success":${error === 'null'}}`;
