/** A field before and after. */
export interface Change {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface DiffProps {
  readonly changes: readonly Change[];
  readonly titles: readonly [before: string, after: string];
  readonly caption: string;
}

/** Two versions side by side, field by field. */
export const Diff = ({ changes, titles, caption }: DiffProps) => (
  <div class="table">
    <table class="diff">
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          <td />
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name} class={before === after ? '' : 'changed'}>
            <th scope="row">{name}</th>
            <td data-name={titles[0]}>{before}</td>
            <td data-name={titles[1]}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
