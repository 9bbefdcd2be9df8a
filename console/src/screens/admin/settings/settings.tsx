import { useState } from 'preact/hooks';
import { api, ask, askAll, askTagged, pages } from '../../../api.ts';
import { useLoad } from '../../../load.ts';
import { may } from '../../../session/session.ts';
import { text } from '../../../text/text.ts';
import { ActionButton } from '../../../ui/action.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { Loads } from '../../../ui/page.tsx';
import { Table } from '../../../ui/table.tsx';
import { Badge } from '../../../ui/values.tsx';
import { changeAsShown } from '../shared/as-shown.ts';
import { PATH, pathOf, type Setting, SettingDialog } from './setting-dialog.tsx';

const words = text.admin;

/** Only the ceo may change these (spec/rules/organisation.md#settings-of-the-ceo). */
const OF_CEO: readonly string[] = ['auth', 'limits', 'concurrency', 'approvals', 'retention'];

/** Settings with their source and default. */
export const Settings = () => {
  const [searched, setSearched] = useState('');
  const [changed, setChanged] = useState<Setting | null>(null);
  const settings = useLoad(() => askAll(() => pages(api, '/api/v1/settings')), [], ['system']);
  const done = (): void => {
    setChanged(null);
    settings.reload();
  };
  const reset = (setting: Setting) => {
    const params = pathOf(setting);
    const read = () => askTagged(() => api.GET(PATH, { params }));
    return changeAsShown({ shown: setting, read, reload: settings.reload }, (header) =>
      ask(() => api.DELETE(PATH, { params: { ...params, header } })),
    );
  };
  const mayChange = ({ namespace }: Setting): boolean => may(OF_CEO.includes(namespace) ? 'ceo' : 'lead');
  const isFound = ({ namespace, key, description }: Setting): boolean =>
    `${namespace}.${key} ${description}`.toLowerCase().includes(searched.toLowerCase());
  return (
    <>
      <TextField label={text.feed.search} type="search" value={searched} onChange={setSearched} />
      <Loads of={settings}>
        {(all) => (
          <Table
            caption={words.parts.settings}
            rows={all.filter(isFound)}
            keyOf={({ namespace, key }) => `${namespace}.${key}`}
            columns={[
              {
                name: words.setting,
                show: ({ namespace, key, description }) => (
                  <>
                    <code>{`${namespace}.${key}`}</code>
                    <br />
                    <span class="faint">{description}</span>
                  </>
                ),
              },
              { name: words.value, show: ({ value }) => <code>{String(value)}</code> },
              { name: words.byDefault, show: ({ default: usual }) => <code>{String(usual)}</code> },
              {
                name: words.comesFrom,
                show: ({ source }) => (
                  <Badge tone={source === 'stored' ? 'good' : 'plain'}>{words.sources[source]}</Badge>
                ),
              },
              {
                name: words.change,
                show: (setting) =>
                  mayChange(setting) && (
                    <div class="buttons">
                      <Button
                        label={`${words.change} ${setting.namespace}.${setting.key}`}
                        onClick={() => setChanged(setting)}
                      >
                        {words.change}
                      </Button>
                      {setting.source === 'stored' && (
                        <ActionButton
                          label={`${words.reset} ${setting.namespace}.${setting.key}`}
                          act={() => reset(setting)}
                        >
                          {words.reset}
                        </ActionButton>
                      )}
                    </div>
                  ),
              },
            ]}
          />
        )}
      </Loads>
      {changed !== null && <SettingDialog of={changed} onDone={done} />}
    </>
  );
};
