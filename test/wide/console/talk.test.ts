import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, type Visitor } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';

let scene: DemoScene;
let ceo: Client;
let visitor: Visitor;
beforeAll(async () => {
  scene = await startDemoScene();
  ({ ceo } = scene);
  visitor = await scene.enter();
});
afterAll(() => scene.close());

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: true });
const message = () => visitor.page.getByRole('textbox', { name: 'Message' });
const log = () => visitor.page.getByRole('log', { name: 'Messages' });
const begin = async (): Promise<void> => {
  await goTo(visitor, 'talk');
  await visitor.page.getByRole('link', { name: 'New conversation' }).click();
  await message().waitFor();
};

describe('talk', () => {
  it('streams an explanation, names the capability and the reason, and opens its citations', async () => {
    const { page } = visitor;
    await begin();
    await message().fill('What is in progress?');
    await message().press('Enter');
    await log().getByText('Explanation').waitFor();
    await log().getByText('Why:').waitFor();
    await log()
      .getByText(/Cited records/)
      .click();
    await visitor.expectAccessible();
    await log().getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('dialog').getByText('Status').waitFor();
    await visitor.expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  it('does not send on the Enter that ends an input method, and sends the same message twice as two', async () => {
    const { page } = visitor;
    const question = 'Who is in charge?';
    const sent: [message: string, key: string | undefined][] = [];
    await page.route('**/meta/chat/turn**', async (route) => {
      const request = route.request();
      sent.push([request.postDataJSON().message, request.headers()['idempotency-key']]);
      await route.continue();
    });
    await begin();
    await message().fill('Who is in');
    await message().dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await message().fill(question);
    const explained = log().getByText('Explanation');
    await message().press('Enter');
    await expect.poll(() => explained.count()).toBe(1);
    await message().fill(question);
    await message().press('Enter');
    await expect.poll(() => explained.count()).toBe(2);
    await page.unroute('**/meta/chat/turn**');
    expect(sent.map(([text]) => text)).toEqual([question, question]);
    expect(sent[1]?.[1]).not.toBe(sent[0]?.[1]);
  });

  it('asks before it does more than explain, and keeps the text when the user leaves', async () => {
    const { page } = visitor;
    await begin();
    const wanted = 'Draft a plan for a shop, an app and a website';
    const plans = async () => (await ceo.call('listPlans')).body.data.length;
    const before = await plans();
    await message().fill(wanted);
    await button('Send').click();
    await page.getByRole('heading', { name: 'This is more than a question: Plan' }).waitFor();
    await visitor.expectAccessible();
    await button('Cancel').click();
    expect([await message().inputValue(), await plans()]).toEqual([wanted, before]);
    await button('Send').click();
    await button('Continue: Plan').click();
    const plan = page.getByRole('complementary', { name: 'Plan' });
    await plan.getByText('Owner:').first().waitFor();
    await visitor.expectAccessible();
    expect(await plans()).toBe(before + 1);
    await plan.getByRole('link', { name: 'Open the approval' }).click();
    await button('Approve').waitFor();
  });

  it('names agents with @, by keyboard', async () => {
    const { page } = visitor;
    const { name } = known((await ceo.call('listAgents')).body.data[0]);
    await begin();
    await message().pressSequentially(`@${name.slice(0, 3)}`);
    await page.getByRole('listbox', { name: 'Matching agents' }).waitFor();
    await visitor.expectAccessible();
    await message().press('Enter');
    expect(await message().inputValue()).toMatch(/^@\p{L}+ /u);
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await message().fill('');
  });

  it('matches the longest name, and a message sent again after a failure is the same', async () => {
    const { page } = visitor;
    const { department } = known((await ceo.call('listAgents')).body.data[0]);
    for (const name of ['Ada Quill', 'Ada Quill Byron'])
      await ceo.call('createAgent', { body: { name, role: 'Adviser', department } });
    await begin();
    await page.reload();
    const sent: (readonly [unknown, string | undefined])[] = [];
    await page.route('**/meta/chat/turn', async (route) => {
      const request = route.request();
      sent.push([request.postDataJSON().named_targets, request.headers()['idempotency-key']]);
      await route.fulfill({ status: 400, json: {} });
    });
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Action' });
    await message().pressSequentially('@Ada Quill B');
    await page.getByRole('option', { name: /^Ada Quill Byron/ }).click();
    await message().pressSequentially('rest');
    for (const times of [1, 2]) {
      await button('Send').click();
      await expect.poll(() => sent.length).toBe(times);
      await page.getByRole('alert').waitFor();
    }
    expect(sent[0]?.[0]).toEqual(['Ada Quill Byron']);
    expect(sent[1]).toEqual(sent[0]);
    await page.unroute('**/meta/chat/turn');
    await message().fill('');
  });

  it('interviews, and shows the growing charter next to the questions until it is drafted', async () => {
    const { page } = visitor;
    await begin();
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Charter interview' });
    await message().fill('A newsletter for customers');
    await button('Send').click();
    const charter = page.getByRole('complementary', { name: 'Draft charter' });
    await charter.getByText('missing').first().waitFor();
    await visitor.expectAccessible();
    const open = charter.getByText('missing');
    const left = await open.count();
    await message().fill('Goals: reach more people');
    await button('Send').click();
    await expect.poll(() => open.count()).toBeLessThan(left);
    // How a response came about stands with it, and not with an earlier message.
    await log().locator('.turn').last().getByText('Why:').waitFor();
    expect(await log().locator('.turn.user').getByText('Why:').count()).toBe(0);
    await message().fill(
      'constraints: none\nsuccess criteria: twice as many readers\nscope: one letter a month\nbudget: 500\nproject: Newsletter',
    );
    await button('Send').click();
    const drafted = charter.getByRole('link', { name: 'Open the charter' });
    await drafted.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect((await ceo.call('listCharters', { query: { status: 'drafted' } })).body.data.length).toBeGreaterThan(1);
  });

  it('keeps the text when the response fails, and can be stopped', async () => {
    const { page } = visitor;
    await begin();
    await page.route('**/meta/chat/turn/stream', (route) => route.abort());
    await message().fill('What is in progress?');
    await button('Send').click();
    await page.getByRole('alert').getByText('The server does not respond').waitFor();
    expect(await message().inputValue()).toBe('What is in progress?');
    await page.unroute('**/meta/chat/turn/stream');
    await page.route('**/meta/chat/turn/stream', () => {});
    await button('Send').click();
    await button('Stop').click();
    await button('Send').waitFor();
    expect(await message().inputValue()).toBe('What is in progress?');
    await page.unroute('**/meta/chat/turn/stream');
  });
});

describe('charters', () => {
  /** A charter draft of this user. */
  const draft = async (title: string) => {
    const interview = [
      title,
      'goals: a',
      'constraints: b',
      'success criteria: c',
      'scope: d; out of scope: e',
      'budget: 50',
    ];
    const body = { message: [...interview, `project: ${title}`].join('\n') };
    return (await ceo.call('interviewCharter', { body })).body.data.charter;
  };

  it('are compared field by field when another user changed one in the meantime, and no input is lost', async () => {
    const { page } = visitor;
    const { id } = known(await draft('A museum'));
    await goTo(visitor, `charters/${id}`);
    await button('Edit').click();
    await page.getByLabel('Title').fill('A museum of ships');
    await visitor.expectAccessible();
    await ceo.call('editCharter', { path: { charter_id: id }, body: { brief: 'Changed by somebody else' } });
    await button('Save').click();
    await page.getByRole('heading', { name: 'Someone else changed it in the meantime' }).waitFor();
    await visitor.expectAccessible();
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A museum of ships');
    // In view of the user: nothing is overwritten unseen.
    expect(await page.getByRole('heading', { name: 'Someone else changed it in the meantime' }).isVisible()).toBe(true);
    const { y } = (await page
      .getByRole('heading', { name: 'Someone else changed it in the meantime' })
      .boundingBox()) ?? {
      y: -1,
    };
    expect(y).toBeGreaterThan(0);
    await button('Save the text below').click();
    await page.getByRole('heading', { name: 'A museum of ships', level: 1 }).waitFor();
    const { title, brief } = (await ceo.call('getCharter', { path: { charter_id: id } })).body.data;
    expect([title, brief]).toEqual(['A museum of ships', 'Changed by somebody else']);
  });

  it('show any two versions side by side, also in a browser that never saw them', async () => {
    const { id } = known(await draft('A canal'));
    for (const body of [{ brief: 'Dug by hand', goals: ['Ships', 'Barges'] }, { title: 'A wide canal' }])
      await ceo.call('editCharter', { path: { charter_id: id }, body });
    const other = await scene.enter();
    await goTo(other, `charters/${id}`);
    const versions = other.page.getByRole('region', { name: 'Versions' });
    const rows = versions.getByRole('row');
    const shown = async (): Promise<string[][]> =>
      Promise.all((await rows.all()).map((row) => row.locator('th, td').allTextContents()));
    await expect.poll(shown).toEqual([
      ['', 'Version 2', 'Version 3'],
      ['Title', 'A canal', 'A wide canal'],
    ]);
    await versions.getByLabel('Compare', { exact: true }).selectOption('1');
    await versions.getByLabel('With', { exact: true }).selectOption('2');
    await expect.poll(async () => (await shown())[0]).toEqual(['', 'Version 1', 'Version 2']);
    const [, brief, goals, ...others] = await shown();
    expect([brief?.[0], brief?.[2], goals, others]).toEqual([
      'Brief',
      'Dug by hand',
      ['Goals', 'a', 'Ships\nBarges'],
      [],
    ]);
    await other.expectAccessible();
    // A user who changes it in the meantime appears immediately.
    await ceo.call('editCharter', { path: { charter_id: id }, body: { constraints: ['No noise'] } });
    await versions.getByLabel('With', { exact: true }).selectOption('4');
    await expect.poll(async () => (await shown()).map(([name]) => name)).toContain('Constraints');
    await versions.getByLabel('With', { exact: true }).selectOption('1');
    await versions.getByText('The versions are the same.').waitFor();
    other.expectNoErrors();
    await other.leave();
  });

  it('are approved as read, and show the result', async () => {
    const { page } = visitor;
    const { id } = known(await draft('A lighthouse'));
    await goTo(visitor, `charters/${id}`);
    await button('Approve').waitFor();
    await ceo.call('editCharter', { path: { charter_id: id }, body: { brief: 'Twice as high' } });
    await page.getByRole('heading', { name: 'It changed while you were reading' }).waitFor();
    await visitor.expectAccessible();
    await button('I have read the changes').click();
    await button('Approve').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Run' }).waitFor();
    await visitor.expectAccessible();
    expect((await ceo.call('getCharter', { path: { charter_id: id } })).body.data.status).toBe('approved');
  });

  it('are discarded by their author, and the list shows it immediately', async () => {
    const { page } = visitor;
    const { id, title } = known(await draft('A zeppelin'));
    await goTo(visitor, 'charters');
    await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
    await button('Discard charter').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard charter' }).click();
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    await goTo(visitor, 'charters');
    await page.getByRole('row').filter({ hasText: title }).getByText('Cancelled').waitFor();
    await visitor.expectAccessible();
    expect((await ceo.call('getCharter', { path: { charter_id: id } })).body.data.status).toBe('cancelled');
  });

  it('had no error, no violation of the policy and no request to another host', () => {
    visitor.expectNoErrors(/400|409|ERR_FAILED/);
  });
});
