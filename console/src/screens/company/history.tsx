import { ERROR_CODES, hasCode } from 'organisation-platform-client';
import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useList, useLoad, usePeople } from '../../load.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Empty, Lists, Loads } from '../../ui/page.tsx';
import { Time } from '../../ui/values.tsx';
import { ChangeDialog } from './change.tsx';
import { patchSteps } from './patch.ts';
import { restoreVersion } from './planned-changes.ts';

const words = text.company;
const PAGE = 20;
type Version = Schema<'CompanyVersionEntry'>;

/** The differences of a version to its predecessor. */
const Differences = ({ version }: { readonly version: number }) => {
  const differences = useLoad(async () => {
    const path = (number: number) => ({ params: { path: { version: String(number) } } });
    const [{ changes }, before] = await Promise.all([
      ask(() => api.GET('/company/versions/{version}/diff', path(version))),
      version === 1 ? null : ask(() => api.GET('/company/versions/{version}', path(version - 1))),
    ]);
    return patchSteps(before?.snapshot ?? {}, changes);
  }, [version]);
  return (
    <Loads of={differences}>
      {(changes) => <Diff changes={changes} titles={[words.before, words.after]} caption={words.changes(version)} />}
    </Loads>
  );
};

const VersionRow = ({
  version: { version, saved_at: at },
  by,
  onRestore,
}: {
  readonly version: Version;
  readonly by: string;
  readonly onRestore: (() => void) | null;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div class="buttons">
        <h2>{words.versionName(version)}</h2>
        <span>
          <bdi>{by}</bdi>, <Time at={at} />
        </span>
        {onRestore !== null && (
          <Button label={words.restoreIt(version)} onClick={onRestore}>
            {words.restore}
          </Button>
        )}
      </div>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.changes(version)}</summary>
        {isOpen && <Differences version={version} />}
      </details>
    </li>
  );
};

/** All versions of the company, newest first. */
export const CompanyHistoryScreen = ({ currency }: { readonly currency: string }) => {
  const people = usePeople();
  const [restored, setRestored] = useState<number | null>(null);
  const versions = useList(
    async (cursor) => {
      const offset = Number(cursor ?? 0);
      const query = { offset, limit: PAGE, snapshots: false };
      const { data, pagination } = await ask(() => api.GET('/company/versions', { params: { query } }));
      return { data, pagination: { next_cursor: pagination.has_more ? String(offset + data.length) : null } };
    },
    [],
    ['company', 'departments', 'agents'],
  );
  if (hasCode(versions.failure, ERROR_CODES.RESOURCE_CONFLICT))
    return (
      <Empty title={words.noHistory}>
        <p>{words.noHistoryHint}</p>
      </Empty>
    );
  return (
    <>
      <Lists
        of={versions}
        empty={
          <Empty title={words.noVersions}>
            <p>{words.noVersionsHint}</p>
          </Empty>
        }
      >
        {(data) => (
          <ol class="timeline">
            {data.map((each, index) => (
              <VersionRow
                key={each.version}
                version={each}
                by={people.get(each.saved_by) ?? each.saved_by}
                onRestore={index > 0 && may('org') ? () => setRestored(each.version) : null}
              />
            ))}
          </ol>
        )}
      </Lists>
      {restored !== null && (
        <ChangeDialog
          plan={restoreVersion(restored)}
          currency={currency}
          onClose={() => setRestored(null)}
          onStored={versions.reload}
        />
      )}
    </>
  );
};
