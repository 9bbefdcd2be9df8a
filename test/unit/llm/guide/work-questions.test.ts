import { describe, expect, it } from 'vitest';
import type { FactName, FactQuery } from '../../../../domain/llm/fact-reader.ts';
import { explain } from '../../../../domain/llm/providers/guide/explain/explanation.ts';
import type { HistoryTurn } from '../../../../domain/llm/providers/guide/subjects.ts';
import { LANGUAGES } from '../../../../domain/llm/providers/guide/words/vocabulary.ts';
import { factText, type RetrievedFact } from '../../../../domain/llm/retrieved-fact.ts';
import { EMPTY_SNAPSHOT, readerOf } from '../../../support/builders/chat/model-calls.ts';

const ADA = { id: 'a1', name: 'Ada Quinn', role: 'CTO', department: 'Engineering' };
const SNAPSHOT = { ...EMPTY_SNAPSHOT, agents: { total: 1, items: [ADA] } };
const FOUND: readonly RetrievedFact[] = [{ title: 'Found', lines: [], cited: [] }];

/** The facts that are read for a message, and the subjects of the first read. */
const readFor = async (message: string, turns: readonly HistoryTurn[] = []) => {
  const names: FactName[] = [];
  const queries: FactQuery[] = [];
  const facts = async (name: FactName, query: FactQuery) => {
    names.push(name);
    queries.push(query);
    return FOUND;
  };
  await explain({ message, turns }, { ...readerOf(SNAPSHOT), facts });
  return { names, query: queries[0] };
};

type Questions = readonly [agent: string, open: string, failed: string, why: string, show: string, delivered: string];

const QUESTIONS: Readonly<Record<(typeof LANGUAGES)[number], Questions>> = {
  english: [
    ...(['What is Ada working on?', 'What is being worked on?', 'Which runs failed?'] as const),
    ...(['Why is this late?', 'Show me the report', 'What was delivered for Portal?'] as const),
  ],
  german: [
    ...(['Woran arbeitet Ada?', 'Woran wird gerade gearbeitet?', 'Welche Läufe sind fehlgeschlagen?'] as const),
    ...(['Warum ist das so spät?', 'Zeig mir den Bericht', 'Was wurde für Portal geliefert?'] as const),
  ],
  french: [
    ...(['Que fait Ada ?', 'Sur quoi travaille-t-on ?', 'Quelles exécutions ont échoué ?'] as const),
    ...(['Pourquoi est-ce en retard ?', 'Montre-moi le rapport', "Qu'est-ce qui a été livré pour Portal ?"] as const),
  ],
  spanish: [
    ...(['¿En qué trabaja Ada?', '¿En qué se está trabajando?', '¿Qué ejecuciones fallaron?'] as const),
    ...(['¿Por qué está retrasado esto?', 'Muéstrame el informe', '¿Qué se entregó para Portal?'] as const),
  ],
  portuguese: [
    ...(['Em que a Ada está trabalhando?', 'O que está sendo feito?', 'Quais execuções falharam?'] as const),
    ...(['Por que isso está atrasado?', 'Mostre-me o relatório', 'O que foi entregue para Portal?'] as const),
  ],
  italian: [
    ...(['A cosa sta lavorando Ada?', 'A cosa si sta lavorando?', 'Quali esecuzioni sono fallite?'] as const),
    ...(['Perché questo è in ritardo?', 'Mostrami il rapporto', 'Cosa è stato consegnato per Portal?'] as const),
  ],
  dutch: [
    ...(['Waar werkt Ada aan?', 'Waaraan wordt gewerkt?', 'Welke runs zijn mislukt?'] as const),
    ...(['Waarom is dit te laat?', 'Toon me het rapport', 'Wat is er voor Portal opgeleverd?'] as const),
  ],
  polish: [
    ...(['Nad czym pracuje Ada?', 'Nad czym się pracuje?', 'Które przebiegi się nie powiodły?'] as const),
    ...(['Dlaczego to zadanie jest spóźnione?', 'Pokaż mi raport', 'Co dostarczono dla Portal?'] as const),
  ],
  japanese: [
    ...(['Adaは何をしていますか？', '何が進行中ですか？', 'どの実行が失敗しましたか？'] as const),
    ...(['なぜこれは遅れていますか？', 'レポートを見せてください', 'Portalの成果物は何ですか？'] as const),
  ],
  chinese: [
    ...(['Ada在做什么？', '正在进行什么？', '哪些运行失败了？'] as const),
    ...(['为什么这个任务晚了？', '给我看报告', 'Portal交付了什么？'] as const),
  ],
  arabic: [
    ...(['على ماذا تعمل Ada؟', 'ما الذي يجري العمل عليه؟', 'أي عمليات فشلت؟'] as const),
    ...(['لماذا هذا متأخر؟', 'أرني التقرير', 'ما المخرجات لمشروع Portal؟'] as const),
  ],
  turkish: [
    ...(['Ada ne üzerinde çalışıyor?', 'Ne üzerinde çalışılıyor?', 'Hangi çalıştırmalar başarısız oldu?'] as const),
    ...(['Bu neden gecikti?', 'Raporu göster', 'Portal için ne teslim edildi?'] as const),
  ],
};
const FACTS: readonly FactName[] = [
  'agent_runs',
  'open_runs',
  'failed_runs',
  'waiting_tasks',
  'artifacts',
  'artifacts',
];

describe('the questions about work', () => {
  it.each(LANGUAGES)('are known in %s', async (language) => {
    const read = await Promise.all(QUESTIONS[language].map(async (question) => (await readFor(question)).names[0]));
    expect(read).toEqual(FACTS);
  });

  it.each(['Why was the offer rejected?', 'What waits for me?', 'Show the history', 'Which documents exist?'])(
    'do not include %j',
    async (question) => {
      const { names } = await readFor(question);
      expect(names.filter((name) => ['waiting_tasks', 'artifacts', 'failed_runs'].includes(name))).toEqual([]);
    },
  );

  it('leave out facts that contain less of the same', async () => {
    expect((await readFor('Why is everything blocked, overdue and not done?')).names).toEqual(['waiting_tasks']);
    expect((await readFor('Show me the artifact')).names).toEqual(['artifacts']);
  });
});

describe('a question with a word such as "this"', () => {
  const turns: readonly HistoryTurn[] = [
    { role: 'user', content: 'How is the project Portal doing?' },
    { role: 'assistant', content: 'Ada Quinn leads it.' },
  ];
  const earlier = async (message: string, before = turns) =>
    (await readFor(message, before)).query?.earlier.map(({ text, agentIds }) => [text, agentIds]);

  it('may refer to the question before it, then to the reply to that', async () => {
    const expected = [
      ['How is the project Portal doing?', []],
      ['Ada Quinn leads it.', ['a1']],
    ];
    for (const question of ['Why is this late?', 'Warum ist das so spät?', '为什么这个任务晚了？'])
      expect(await earlier(question)).toEqual(expected);
  });

  it('refers to nothing without one, or at the beginning of a conversation', async () => {
    expect(await earlier('Why are tasks late?')).toEqual([]);
    expect(await earlier('Why is this late?', [])).toEqual([]);
  });
});

describe('a quoted text', () => {
  it.each([
    ['plain', '```\nplain\n```'],
    ['a `b` ``c``', '```\na `b` ``c``\n```'],
    ['```\ncode\n```', '````\n```\ncode\n```\n````'],
    ['`````', '``````\n`````\n``````'],
  ])('%j is in a block that it cannot end', (quote, block) => {
    expect(factText({ title: 'It begins:', lines: ['one'], cited: [], quote })).toBe(`It begins:\n- one\n${block}`);
  });
});
