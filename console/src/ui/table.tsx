import type { ComponentChildren } from 'preact';

interface Column<T> {
  readonly name: string;
  readonly show: (row: T) => ComponentChildren;
  readonly isNumber?: boolean;
}

interface TableProps<T> {
  /** The caption, for screen readers only. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
}

/** On narrow screens every row becomes a card with the column names as labels. */
export const Table = <T,>({ caption, columns, rows, keyOf }: TableProps<T>) => (
  <div class="table">
    <table>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" class={isNumber ? 'number' : ''}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, show, isNumber }) => (
              <td key={name} data-name={name} class={isNumber ? 'number' : ''}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
