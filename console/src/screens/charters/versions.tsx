import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad, usePeople } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Diff } from '../../ui/diff.tsx';
import { Select } from '../../ui/fields.tsx';
import { Loads } from '../../ui/page.tsx';
import { exactTime, words } from '../../ui/values.tsx';
import { comparisonOf, type ProjectCharter } from './fields.tsx';

const t = text.charters;
type Head = Schema<'CharterVersionSummary'>;

interface PairProps {
  readonly id: string;
  readonly older: number;
  readonly newer: number;
}

/** Two versions of a charter, where they differ. */
const Comparison = ({ id, older, newer }: PairProps) => {
  const read = (version: number) => {
    const path = { charter_id: id, version: String(version) };
    return ask(() => api.GET('/api/v1/meta/charters/{charter_id}/versions/{version}', { params: { path } }));
  };
  const pair = useLoad(() => Promise.all([read(older), read(newer)]), [id, older, newer]);
  return (
    <Loads of={pair}>
      {([before, after]) => {
        const changes = comparisonOf(before, after);
        if (changes.length === 0) return <p>{t.versionsSame}</p>;
        const titles = [t.versionName(before.version), t.versionName(after.version)] as const;
        return (
          <>
            <Diff changes={changes} titles={titles} caption={t.compare} />
            <p class="faint">{t.versionsRest}</p>
          </>
        );
      }}
    </Loads>
  );
};

interface ChoiceProps {
  readonly id: string;
  readonly heads: readonly Head[];
  /** The selected version. */
  readonly now: number;
}

/** Compares any two versions; initially the shown one and its predecessor. */
const Choice = ({ id, heads, now }: ChoiceProps) => {
  const people = usePeople();
  const [chosen, setChosen] = useState<{ readonly older?: number; readonly newer?: number }>({});
  const newer = chosen.newer ?? now;
  const before = heads.find(({ version }) => version < now);
  const older = chosen.older ?? before?.version ?? now;
  const options = heads.map(({ version, source, saved_by: by, saved_at: at }) => {
    const how = source === null ? [] : [words(source)];
    return [
      String(version),
      [t.versionName(version), ...how, people.get(by) ?? by, exactTime(at)].join(' · '),
    ] as const;
  });
  if (heads.length < 2) return <p>{t.onlyNow}</p>;
  return (
    <>
      <div class="pair">
        <Select
          label={t.compare}
          value={String(older)}
          onChange={(value) => setChosen({ ...chosen, older: Number(value) })}
          options={options}
        />
        <Select
          label={t.compareWith}
          value={String(newer)}
          onChange={(value) => setChosen({ ...chosen, newer: Number(value) })}
          options={options}
        />
      </div>
      {older === newer ? <p>{t.versionsSame}</p> : <Comparison id={id} older={older} newer={newer} />}
    </>
  );
};

/** The history of a charter. */
export const Versions = ({ id, version: now }: ProjectCharter) => {
  const versions = useLoad(
    () => {
      const params = { path: { charter_id: id }, query: { limit: 200 } };
      return ask(() => api.GET('/api/v1/meta/charters/{charter_id}/versions', { params }));
    },
    [id, now],
    ['charters'],
  );
  return (
    <section class="card" aria-labelledby="versions">
      <h2 id="versions">{t.versions}</h2>
      <Loads of={versions}>{({ data }) => <Choice id={id} heads={data} now={now} />}</Loads>
    </section>
  );
};
