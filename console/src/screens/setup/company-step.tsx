import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { text } from '../../text/text.ts';
import { useAction } from '../../ui/action.tsx';
import { useAttempt } from '../../ui/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { Select, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Loads } from '../../ui/page.tsx';
import { Badge, words as shown } from '../../ui/values.tsx';
import { Roster } from './roster.tsx';
import type { StepProps } from './step.ts';

const words = text.setup;
type Company = Schema<'SetupCompanyResponse'>;

const Templates = ({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (name: string) => void }) => {
  const templates = useLoad(() => ask(() => api.GET('/api/v1/setup/templates')));
  return (
    <Loads of={templates}>
      {(found) => (
        <fieldset class="templates">
          <legend>{words.template}</legend>
          {found.map(({ name, display_name, description, agent_count, department_count, autonomy_level }) => (
            <label key={name} class="card">
              <input type="radio" name="template" checked={chosen === name} onChange={() => onChoose(name)} />
              <strong>{display_name}</strong>
              <span>{description}</span>
              <span class="faint">
                {words.counts(department_count, agent_count)} <Badge>{shown(autonomy_level)}</Badge>
              </span>
            </label>
          ))}
          <label class="card">
            <input type="radio" name="template" checked={chosen === ''} onChange={() => onChoose('')} />
            <strong>{words.blank}</strong>
            <span>{words.blankHint}</span>
          </label>
        </fieldset>
      )}
    </Loads>
  );
};

const PROFILES = ['economy', 'balanced', 'premium'] as const;

type Body = Schema<'SetupCompanyRequest'>;

/** A previewed company, or without `body` the stored one. */
interface Shown {
  readonly company: Company;
  readonly body?: Body;
}

const CompanyForm = ({ saved, next }: StepProps & { readonly saved: Company | null }) => {
  const [name, setName] = useState(saved?.company_name ?? '');
  const [description, setDescription] = useState(saved?.description ?? '');
  const [template, setTemplate] = useState(saved?.template_applied ?? '');
  const [currency, setCurrency] = useState(saved?.currency ?? 'USD');
  const [profile, setProfile] = useState<string>(saved?.model_tier_profile ?? 'balanced');
  const [shown, setShown] = useState<Shown | null>(saved === null ? null : { company: saved });
  const attempt = useAttempt();
  const preview = async (): Promise<void> => {
    const body = {
      company_name: name,
      description: description === '' ? null : description,
      template_name: template === '' ? null : template,
      currency,
      model_tier_profile: profile as (typeof PROFILES)[number],
    };
    const params = { query: { dry_run: true } };
    setShown({ company: await ask(() => api.POST('/api/v1/setup/company', { params, body })), body });
  };
  const keep = useAction(async ({ body }: Shown) => {
    if (body !== undefined) {
      const params = { header: { 'Idempotency-Key': attempt.keyOf(body) } };
      await ask(() => api.POST('/api/v1/setup/company', { params, body }));
      attempt.forget();
    }
    next();
  });
  return (
    <>
      <Form submit={words.preview} onSubmit={preview}>
        <TextField label={words.companyName} value={name} onChange={setName} isRequired />
        <TextField label={words.description} value={description} onChange={setDescription} />
        <Templates chosen={template} onChoose={setTemplate} />
        <div class="filters">
          <TextField label={words.currency} hint={words.currencyHint} value={currency} onChange={setCurrency} />
          <Select
            label={words.profile}
            value={profile}
            onChange={setProfile}
            options={PROFILES.map((each) => [each, words.profiles[each]])}
          />
        </div>
        <p class="faint">{words.previewHint}</p>
      </Form>
      {shown !== null && (
        <section aria-label={words.chart}>
          <h2>{shown.company.company_name}</h2>
          <Roster of={shown.company} />
          <FailureNotice error={keep.failure} />
          <Button kind="main" isBusy={keep.isBusy} onClick={() => void keep.run(shown)}>
            {words.keep}
          </Button>
        </section>
      )}
    </>
  );
};

/** Previews the company with any number of dry runs, and stores it as previewed. */
export const CompanyStepForm = (props: StepProps) => {
  // Read once, so that storing the company does not overwrite the input.
  const { has_company: hasCompany } = props.status;
  const saved = useLoad(async () => (hasCompany ? ask(() => api.GET('/api/v1/setup/company')) : null));
  return <Loads of={saved}>{(found) => <CompanyForm {...props} saved={found} />}</Loads>;
};
