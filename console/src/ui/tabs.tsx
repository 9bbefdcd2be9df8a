/** Related screens as links. */
export const Tabs = ({
  label,
  tabs,
  current,
}: {
  readonly label: string;
  readonly tabs: readonly (readonly [address: string, shown: string])[];
  readonly current: string;
}) => (
  <nav class="tabs" aria-label={label}>
    {tabs.map(([address, shown]) => (
      <a key={address} href={address} aria-current={address === current ? 'page' : undefined}>
        {shown}
      </a>
    ))}
  </nav>
);
