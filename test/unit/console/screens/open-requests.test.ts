import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../../../../generated/operations.ts';
import { settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, nothing, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const status = example('getSetupStatus', { needs_admin: false, needs_setup: true, has_company: false });
const inSetup: Answers = { getSetupStatus: () => record(status) };
const account = { ...example('getConnection'), kind: 'oauth', status: 'pending' };
const CONVERSATION = `talk/${example('getConversation').id}`;

interface Work {
  readonly address: string;
  readonly operation: OperationId;
  /** The button that sends the request. */
  readonly button: string;
  readonly response: () => Response;
  readonly answers?: Answers;
  /** The steps before the button. */
  readonly begin?: () => Promise<void>;
}
const WORK: readonly Work[] = [
  {
    address: 'company',
    operation: 'createDepartment',
    button: 'Save',
    response: () => record(example('createDepartment')),
    begin: async () => {
      await screen.press('New department');
      await screen.type('Name', 'research');
      await screen.press('Preview');
    },
  },
  {
    address: 'inbox/approval/a',
    operation: 'approveApproval',
    button: 'Approve',
    response: () => record(example('approveApproval')),
  },
  {
    address: CONVERSATION,
    operation: 'deleteConversation',
    button: 'Delete conversation',
    response: nothing,
    begin: () => screen.press('Delete conversation'),
  },
  {
    address: 'setup/company',
    operation: 'createSetupCompany',
    button: 'Save and continue',
    response: () => record(example('createSetupCompany')),
    answers: inSetup,
    begin: async () => {
      await screen.type('Company name', 'Studio');
      await screen.press('Preview');
    },
  },
  {
    address: 'setup/locales',
    operation: 'setNameLocales',
    button: 'Next',
    response: () => record(example('setNameLocales')),
    answers: inSetup,
  },
  {
    address: 'setup/done',
    operation: 'completeSetup',
    button: 'Complete setup',
    response: () => record(example('completeSetup')),
    answers: inSetup,
  },
  {
    address: 'admin/connections',
    operation: 'startOauth',
    button: 'Connect shop',
    response: () => record(example('startOauth')),
    answers: { listConnections: () => listed([account]) },
  },
];

/** Presses the last button of a work; the returned function ends its request. */
const start = async ({ address, operation, button, response, begin, answers }: Work): Promise<() => Promise<void>> => {
  const late = Promise.withResolvers<Response>();
  await open(address, answers);
  await begin?.();
  screen.answer({ [operation]: () => late.promise });
  page.sent.length = 0;
  await screen.press(button);
  return async () => {
    late.resolve(response());
    await settle();
  };
};
const busy = (): readonly string[] =>
  [...page.browser.document.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent ?? '');

describe('an open request', () => {
  it.each(WORK)('keeps its button busy, and is not sent twice: $operation', async (work) => {
    const end = await start(work);
    expect(busy()).toContain(work.button.replace(' shop', ''));
    await screen.press(work.button);
    await end();
    expect([screen.sent(work.operation).length, busy()]).toEqual([1, []]);
  });

  it.each(WORK)('does not move a person who has left the screen: $operation', async (work) => {
    const visited = screen.visited().length;
    const end = await start(work);
    screen.go('money');
    await settle();
    await end();
    expect(screen.sent(work.operation)).toHaveLength(1);
    expect([screen.address(), screen.visited().length]).toEqual(['#/money', visited]);
  });
});
