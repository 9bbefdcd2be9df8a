import { unwrap } from 'organisation-platform-client';
import type { ComponentType } from 'preact';
import { href, type Route } from '../../addresses.ts';
import { api } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { go, rememberRoute } from '../../routes.ts';
import { sessionState } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Loads, PageLayout } from '../../ui/page.tsx';
import { Administrator } from './administrator.tsx';
import { AgentsStep } from './agents-step.tsx';
import { CompanyStepForm } from './company-step.tsx';
import { DoneStep } from './done-step.tsx';
import { LocalesStep } from './locales-step.tsx';
import { ModelsStep } from './models-step.tsx';
import type { StepProps } from './step.ts';

const words = text.setup;

/** The steps after the first, in order. The server stores the progress, so the setup can be continued at any time. */
const STEPS: Readonly<Record<string, ComponentType<StepProps>>> = {
  company: CompanyStepForm,
  agents: AgentsStep,
  models: ModelsStep,
  locales: LocalesStep,
  done: DoneStep,
};
const NAMES = Object.keys(STEPS) as (keyof typeof words.steps)[];

const Steps = ({ current }: { readonly current: string }) => (
  <nav aria-label={words.title}>
    <ol class="wizard-steps">
      {NAMES.map((name) => (
        <li key={name}>
          <a href={href('setup', name)} aria-current={name === current ? 'step' : undefined}>
            {words.steps[name]}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const Further = ({ current }: { readonly current: string }) => {
  const status = useLoad(() => unwrap(api.GET('/api/v1/setup/status')), [current]);
  const Step = STEPS[current] ?? CompanyStepForm;
  const isStillHere = rememberRoute();
  const next = (): void => {
    if (isStillHere()) go('setup', NAMES[NAMES.indexOf(current as (typeof NAMES)[number]) + 1] ?? 'done');
  };
  return (
    <Loads of={status}>
      {(found) =>
        found.needs_setup ? (
          <>
            <Steps current={current} />
            <Step status={found} next={next} />
          </>
        ) : (
          <>
            <p>{words.isDone}</p>
            <a href={href('inbox')}>{text.shell.toInbox}</a>
          </>
        )
      }
    </Loads>
  );
};

/** The setup wizard: creates the administrator, who then completes the steps. */
export const Wizard = ({ route }: { readonly route?: Route }) => {
  if (sessionState.value === 'new') return <Administrator />;
  const name = route?.segments[1] ?? 'company';
  return (
    <PageLayout title={words.title}>
      <Further current={Object.hasOwn(STEPS, name) ? name : 'company'} />
    </PageLayout>
  );
};
