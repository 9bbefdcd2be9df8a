import { draftReply } from '../../builders/organisation/charters.ts';
import type { RecordedCall, ScriptedModel, ScriptedReply } from '../../doubles/scripted-model.ts';
import type { Seeded } from './seeded.ts';

/** The tokens of each complete reply. */
export const USAGE = { prompt_tokens: 1100, completion_tokens: 700 };

/** How the model replies to a step of a run, and how often. */
const MOODS = [
  ['works', 74],
  ['is busy', 4],
  ['fails', 4],
  ['drops', 2],
  ['calls an unknown tool', 4],
  ['writes in another language', 4],
  ['truncates', 4],
  ['repeats itself', 2],
  ['gives up', 2],
] as const;

/** The share of plans with a single item. */
const SINGLE_ITEM = 0.5;

interface Brief {
  readonly task: { readonly title: string; readonly criteria: readonly string[] };
}

/** A model that works most of the time. Otherwise it truncates, repeats itself, calls wrong tools or gives up, or its endpoint fails. */
export class ErraticModel {
  readonly #random: Seeded;
  readonly #markerProjectId: string;
  #made = 0;
  #billed = 0;
  #isCalm = false;

  /** Each run creates tasks in the marker project; no title is used twice. */
  constructor(random: Seeded, markerProjectId: string) {
    this.#random = random;
    this.#markerProjectId = markerProjectId;
  }

  /** The number of complete replies, which have to be paid. */
  get billed(): number {
    return this.#billed;
  }

  /** From now on it works all the time. */
  calm(): void {
    this.#isCalm = true;
  }

  /** Replies to all calls of this model. */
  drive(model: ScriptedModel): void {
    model.script('interview_decision', () => this.#paid({ json: this.#charter() }));
    model.script('run_plan', () => this.#unreliable(() => ({ json: this.#plan() })));
    model.script('run_review', (call) => this.#unreliable(() => ({ json: this.#review(call) })));
    model.script('tools', (call) => this.#step(call));
  }

  #paid<R extends ScriptedReply>(reply: R): ScriptedReply {
    this.#billed += 1;
    return { ...reply, usage: USAGE };
  }

  #unreliable(reply: () => ScriptedReply): ScriptedReply {
    const kind = this.#isCalm ? 0 : this.#random.below(20);
    if (kind === 1) return { status: 500, body: '{"error":{"message":"overloaded"}}' };
    if (kind === 2) return this.#paid({ json: { unexpected: true } });
    return this.#paid(reply());
  }

  #charter() {
    this.#made += 1;
    return draftReply({
      title: `Charter ${this.#made}`,
      goals: ['Fewer calls', 'Happier customers'],
      success_criteria: ['Half the calls', 'Nine of ten orders found'],
      proposed_project_name: `Charter ${this.#made}`,
    });
  }

  #plan() {
    const count = this.#random.chance(SINGLE_ITEM) ? 1 : 2 + this.#random.below(3);
    const items = Array.from({ length: count }, (_, index) => ({
      ...{ title: `Part ${index}`, description: 'Do it.', owner_role: this.#random.chance(0.5) ? 'Writer' : null },
      ...{ depends_on: index > 0 && this.#random.chance(0.5) ? [index - 1] : [], acceptance_criteria: ['It is done'] },
    }));
    return { summary: 'Divided by parts.', items };
  }

  #review(call: RecordedCall) {
    const { task } = briefIn(call);
    const isPassed = this.#isCalm || this.#random.chance(0.8);
    const verdict = isPassed ? 'met' : 'partial';
    return { criteria: task.criteria.map((_, index) => ({ index, verdict, reason: 'Read it' })), comment: '' };
  }

  #step(call: RecordedCall): ScriptedReply {
    const mood = this.#isCalm ? 'works' : this.#random.weighted(MOODS);
    switch (mood) {
      case 'is busy':
        return { status: 429, body: '{"error":{"message":"too many requests"}}' };
      case 'fails':
        return { status: 500, body: '{"error":{"message":"internal"}}' };
      case 'drops':
        return { drop: true };
      case 'calls an unknown tool':
        return this.#paid({ toolCalls: [{ name: 'rm_rf', arguments: '{}' }] });
      case 'writes in another language':
        return this.#paid({ text: 'Ich kann das leider nicht tun. 抱歉。' });
      case 'truncates':
        return this.#paid({ toolCalls: [{ name: 'tasks_create', arguments: '{"title":"cut o' }] });
      case 'repeats itself':
        return this.#paid({ toolCalls: [{ name: 'tasks_list', arguments: '{}' }] });
      case 'gives up':
        return this.#paid(finishing({ outcome: 'failed', failure: { kind: 'tool', message: 'Nothing works' } }));
      default:
        return this.#paid(this.#work(call));
    }
  }

  /** Creates a marker, delivers a file, and finishes with evidence. */
  #work(call: RecordedCall): ScriptedReply {
    const { task } = briefIn(call);
    const done = call.body.messages.filter(({ role }) => role === 'tool').map(({ content }) => content ?? '');
    if (!done.some((text) => text.includes('"title":"marker ')))
      return calling('tasks_create', { project_id: this.#markerProjectId, title: this.#marker() });
    if (!done.some((text) => text.includes('"media_type"')))
      return calling('artifacts_put', { artifact_name: 'result.txt', text: `Result of ${task.title}` });
    const criteria = task.criteria.map((_, index) => ({ index, met: true, evidence: 'See result.txt' }));
    return finishing({ outcome: 'succeeded', summary: 'Done', criteria });
  }

  #marker(): string {
    this.#made += 1;
    return `marker ${this.#made}`;
  }
}

const calling = (name: string, args: object): ScriptedReply => ({
  toolCalls: [{ name, arguments: JSON.stringify(args) }],
});
const finishing = (args: object): ScriptedReply => calling('work_finish', args);

/** The task in the prompt of a call. */
const briefIn = ({ body }: RecordedCall): Brief => {
  const prompt = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  return JSON.parse(/<task-data>\n(.*)\n<\/task-data>/s.exec(prompt)?.[1] ?? '{}') as Brief;
};
