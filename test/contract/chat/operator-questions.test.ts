import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQuestionScene, type QuestionScene } from '../../support/builders/chat/question-scene.ts';
import { openConversation, setChat } from '../../support/builders/chat/turns.ts';

let scene: QuestionScene;

beforeAll(async () => {
  scene = await openQuestionScene();
});
afterAll(() => scene.server.close());

interface Explained {
  readonly text: string;
  readonly confidence: number;
  readonly cited: readonly string[];
}

const ask = async (message: string, conversation_id: string | null = null): Promise<Explained> => {
  const body = { message, intent_override: 'explain', conversation_id } as const;
  const { answer } = (await scene.chief.bearer.call('sendTurn', { body })).body.data;
  if (answer === null) throw new Error('The turn was not explained');
  const records = answer.cited_records as { readonly kind: string; readonly label: string }[];
  return {
    text: answer.answer,
    confidence: answer.confidence,
    cited: records.map(({ kind, label }) => `${kind} ${label}`).sort(),
  };
};

type Row = readonly [question: string, first: string, texts: readonly string[], cited: readonly string[]];

/** What operators ask: the first line of the explanation, other parts of it, and all records that it cites. */
const QUESTIONS: readonly Row[] = [
  [
    'What should I look at first today?',
    'The most urgent of 5 decisions that wait for you: Delete Sales (approval, critical).',
    ['Overdue tasks: 1\n- Late report', 'Blocked tasks: 1\n- Move data'],
    ['approval Delete Sales', 'task Late report', 'task Move data', 'task Next release'],
  ],
  [
    'Who is working on what right now?',
    'Under way now: 2 tasks',
    ['- Grace Lind: Check invoices (in_review)', '- Ines Roth: Fix login (in_progress)'],
    ['agent Grace Lind', 'agent Ines Roth', 'task Check invoices', 'task Fix login'],
  ],
  [
    'How much have we spent this month and on what?',
    expect.stringMatching(/^Spent in \d{4}-\d\d: a cap of 1000 USD, 13 USD spent/),
    ['Spent by departments this month: 1\n- Engineering: 12.5 USD', '- Open a webshop: 0.5 USD'],
    ['agent Ines Roth', 'department Engineering'],
  ],
  [
    'Is anything blocked or late?',
    'Blocked tasks: 1',
    ['- Move data (blocked, Ines Roth)', 'Overdue tasks: 1\n- Late report'],
    ['task Late report', 'task Move data', 'task Next release'],
  ],
  ['Which agents are idle?', 'Agents without an open task: none', [], []],
  [
    'What did engineering do yesterday?',
    expect.stringMatching(/^Tasks completed since \S+ in Engineering: 1$/),
    ['- Old import (completed, Ines Roth'],
    [
      ...['agent Ada Quinn', 'agent Ines Roth', 'department Engineering', 'task Fix login', 'task Late report'],
      ...['task Migrate billing', 'task Move data', 'task Next release', 'task Old import'],
    ],
  ],
  [
    'Who is our CTO and what are they working on?',
    expect.stringMatching(/^Ada Quinn is CTO in Engineering/),
    ['Open tasks of Ada Quinn: 1', '- Migrate billing (assigned, Ada Quinn)'],
    ['agent Ada Quinn', 'task Migrate billing'],
  ],
  [
    'Why did the Portal change status?',
    expect.stringMatching(/^Project Portal: status active/),
    ['- 1 blocked', 'I do not know why: a change of status has no recorded reason.'],
    ['agent Ada Quinn', 'project Portal'],
  ],
  [
    'Can you hire two more developers?',
    'This is only an explanation: nothing was changed or started.',
    ['- propose: ask for work, and get a plan to review'],
    [],
  ],
  [
    'Give me a summary for the board.',
    'There are 4 projects: 2 active, 1 on hold, 1 planning.',
    ['Tasks completed since', 'Pending approvals, riskiest first: 4', '13 USD spent', 'The company is called Acme.'],
    [
      ...['agent Ines Roth', 'approval Accept invoices', 'approval Delete Sales', 'approval Hear Ines'],
      ...['approval Release', 'department Engineering', 'project Migration', 'project Portal', 'task Late report'],
      ...['task Move data', 'task Next release', 'task Old import'],
    ],
  ],
  [
    'How many approvals wait, and which is riskiest?',
    'Pending approvals, riskiest first: 4',
    ['first: 4\n- Release (risk medium)\n- Delete Sales (risk low)'],
    ['approval Accept invoices', 'approval Delete Sales', 'approval Hear Ines', 'approval Release'],
  ],
  [
    'What can you do for me?',
    'With a message you can:',
    ['- explain: ask how the organisation is', 'As ceo you may:'],
    [],
  ],
];

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/;

describe('an operator who asks the built-in guide', () => {
  it.each(QUESTIONS)('%j gets live data, and cites nothing else', async (question, first, texts, cited) => {
    const explained = await ask(question);
    expect(explained.text.split('\n')[0]).toEqual(first);
    for (const text of texts) expect(explained.text).toContain(text);
    expect(explained.text).not.toMatch(UUID);
    expect([explained.confidence, explained.cited]).toEqual([0.9, cited]);
  });

  it('asks for work, and gets a plan', async () => {
    const body = { message: 'Can you hire two more developers?' };
    const { data } = (await scene.chief.bearer.call('sendTurn', { body })).body;
    expect([data.intent, data.propose?.status]).toEqual(['propose', 'proposed']);
  });

  it('gets the totals without a citation if the guide does not know the reply', async () => {
    const { text, confidence, cited } = await ask('What is the meaning of life?');
    expect(text).toMatch(/^I don't know\./);
    expect(text).toContain('3 departments');
    expect([confidence, cited]).toEqual([0.5, []]);
  });

  it('may mistype, and say thanks', async () => {
    expect((await ask('how mcuh did we spned')).text).toContain('13 USD spent');
    expect((await ask('thanks')).text).toBe("You're welcome.");
  });

  it('may continue the question before', async () => {
    await setChat(scene.server, { routing_enabled: false });
    const conversation = await openConversation(scene.server, scene.chief.id, 'direct');
    const { text: all } = await ask('How much have we spent this month and on what?', conversation);
    expect(all).toContain('Spent by agents this month');
    const { text, cited } = await ask('and in engineering?', conversation);
    expect(text).toContain('Engineering: 12.5 USD');
    expect(text).not.toContain('Spent by agents');
    expect(cited).toEqual(['department Engineering']);
    expect((await ask('and in finance?', conversation)).text).toContain('Spent by departments this month: none');
  });
});
