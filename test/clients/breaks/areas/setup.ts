import {
  asked,
  type Broken,
  ofCheck,
  on,
  told,
  unheard,
  withError,
  within,
  withList,
  without,
  withStatus,
} from '../forms.ts';

const EDITS = 'spec/rules/organisation.md#editing-wizard-agents';
const EDIT = 'setup/setSetupAgentName in the current state of the setup';
const ADDS = 'setup/createSetupAgent in the current state of the setup';
const AGENTS = 'spec/rules/organisation.md#wizard-agents';

/** The setup wizard. */
export const BREAKS_OF_SETUP: readonly Broken[] = [
  ...ofCheck(
    EDIT,
    EDITS,
    [
      'a completed setup can be changed',
      told('"needs_setup":true', '"needs_setup":false'),
      'expected 409/4000, got 404/3000: the setup is completed',
    ],
    [
      'an index behind the last agent is the first',
      asked('999999999', '0'),
      'expected 404/3000, got 200: behind the last agent',
    ],
    [
      'another version of an agent is changed',
      unheard('if-match', within('/setup/agents/')),
      'expected 409/4002, got 200: another version',
    ],
  ),
  ...ofCheck(
    ADDS,
    AGENTS,
    [
      'an agent of the wizard is not in the company',
      withList(on('GET', '/company'), ['data', 'agents'], (items) => items.splice(0)),
      'an agent that the wizard added is not in the company',
    ],
    [
      'the wizard does not check keys',
      unheard('idempotency-key', on('POST', '/setup/agent')),
      'expected 409/4000, got 201: another one under its key',
    ],
  ),
  ...ofCheck('setup/createSetupCompany keeps agents', 'spec/rules/organisation.md#repeating-the-company-step', [
    'a blank company replaces one that has agents',
    withStatus(409, 201, on('POST', '/setup/company')),
    'expected 409/4000, got 201/4000: createSetupCompany',
  ]),
  ...ofCheck('setup/completeSetup in the current state of the setup', 'spec/rules/organisation.md#setup-completion', [
    'a setup without a company is completed',
    withStatus(422, 200, on('POST', '/setup/complete')),
    'expected 422/2000, got 200/2000: completeSetup',
  ]),
  ...ofCheck(
    'setup/setNameLocales in the current state of the setup',
    'spec/rules/organisation.md#name-locale-choice',
    [
      'an unknown locale is malformed',
      withError(422, 400, 2001, on('PUT', '/name-locales')),
      'expected 422/2000, got 400/2001: no locale',
    ],
  ),
  ...ofCheck(
    'setup/createSetupCompany in the current state of the setup',
    'spec/rules/organisation.md#company-step-checks',
    [
      'a dry run of a template does not say so',
      without('dry-run', on('POST', '/setup/company')),
      'expected the header dry-run: true, got none',
    ],
  ),
];
