import { useState } from 'preact/hooks';
import { api, ask, askTagged, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { Checkbox } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Loads } from '../../ui/page.tsx';
import type { StepProps } from './step.ts';

const words = text.setup;
/** The option that selects all locales. */
const ALL = '__all__';

interface LocalesProps {
  readonly available: Schema<'AvailableLocalesResponse'>;
  readonly saved: readonly string[];
  readonly save: (locales: string[]) => Promise<unknown>;
}

const Locales = ({ available: { regions, display_names }, saved, save }: LocalesProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(saved));
  const [first] = useState(saved);
  const nameOf = (code: string): string => (code === ALL ? words.allLocales : (display_names[code] ?? code));
  const set = (code: string, isOn: boolean): void => {
    const next = new Set(code === ALL ? [] : chosen);
    if (code !== ALL) next.delete(ALL);
    if (isOn) next.add(code);
    else next.delete(code);
    setChosen(next);
  };
  return (
    <Form submit={words.next} onSubmit={() => save([...chosen])}>
      <p>{words.localesHint}</p>
      {saved.join() !== first.join() && <p>{`${text.company.now}: ${saved.map(nameOf).join(', ')}`}</p>}
      <Checkbox label={words.allLocales} isOn={chosen.has(ALL)} onChange={(isOn) => set(ALL, isOn)} />
      <div class="locales">
        {Object.entries(regions).map(([region, codes]) => (
          <fieldset key={region}>
            <legend>{region}</legend>
            {codes.map((code) => (
              <Checkbox key={code} label={nameOf(code)} isOn={chosen.has(code)} onChange={(isOn) => set(code, isOn)} />
            ))}
          </fieldset>
        ))}
      </div>
    </Form>
  );
};

/** The locales of names that are generated from now on. */
export const LocalesStep = ({ next }: StepProps) => {
  const available = useLoad(() => ask(() => api.GET('/api/v1/setup/name-locales/available')));
  const saved = useLoad(() => askTagged(() => api.GET('/api/v1/setup/name-locales')));
  return (
    <Loads of={available}>
      {(found) => (
        <Loads of={saved}>
          {({ data, etag }) => (
            <Locales
              available={found}
              saved={data.locales}
              save={async (locales) => {
                const params = { header: { 'If-Match': etag } };
                try {
                  await ask(() => api.PUT('/api/v1/setup/name-locales', { params, body: { locales } }));
                } catch (error) {
                  // After a conflict the stored selection is shown, and the next attempt replaces it.
                  saved.reload();
                  throw error;
                }
                next();
              }}
            />
          )}
        </Loads>
      )}
    </Loads>
  );
};
