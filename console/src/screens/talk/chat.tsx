import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../../routes.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Select } from '../../ui/fields.tsx';
import { Composer } from './composer.tsx';
import { Why } from './note.tsx';
import { type Conversation, drafts, type Intent, opened, useAgents, type Verdict } from './said.ts';
import { LONGEST_MESSAGE, type Turning, useTurn } from './turn.ts';

const t = text.talk;
type Wish = Intent | '';

const TALKING: readonly Wish[] = ['', 'explain', 'propose', 'act'];
/** What each kind of conversation takes; the first is what is meant where nothing is chosen. */
const TAKES: Readonly<Record<Conversation['kind'] | 'new', readonly Wish[]>> = {
  new: [...TALKING, 'group_convene', 'charter'],
  direct: TALKING,
  routed: TALKING,
  charter: ['charter', 'explain', 'act'],
  group: ['group_convene'],
};

interface Choices {
  readonly verdict: Verdict;
  readonly onConfirm: () => void;
  readonly onExplain: () => void;
  readonly onLeave: () => void;
}

/** The message wants more than an explanation: the person decides. */
const Deferred = ({ verdict, onConfirm, onExplain, onLeave }: Choices) => {
  const what = t.intents[verdict.intent];
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="card" ref={box} tabIndex={-1} aria-label={t.wants(what)}>
      <h2>{t.wants(what)}</h2>
      <p>
        <Why of={verdict} />
      </p>
      {verdict.named_targets.length > 0 && <p>{t.agents(verdict.named_targets.join(', '))}</p>}
      <p>{`${t.effects[verdict.intent]} ${t.wantsHint}`}</p>
      {!may('org') && <p>{t.noRight}</p>}
      <div class="buttons">
        {may('org') && (
          <Button kind="main" onClick={onConfirm}>
            {t.confirm(what)}
          </Button>
        )}
        <Button onClick={onExplain}>{t.explainInstead}</Button>
        <Button onClick={onLeave}>{text.common.cancel}</Button>
      </div>
    </section>
  );
};

/** The message under way and its answer as it grows; it is read out when it is whole. */
const Growing = ({ of: { send, message, answer } }: { readonly of: Turning }) =>
  send.isBusy && message !== null ? (
    <>
      <div class="turn user">
        <p class="faint">{t.you}</p>
        <p class="words">{message}</p>
      </div>
      <div class="turn assistant">
        <p class="faint">{t.company}</p>
        <p class="words">{answer === '' ? t.working : answer}</p>
      </div>
    </>
  ) : null;

interface ChatProps {
  readonly conversation: Conversation | null;
  /** What the person came for. */
  readonly wished?: string | undefined;
  readonly onSaid: () => void;
  /** Changes with what was said last. */
  readonly last: unknown;
  /** What was said before. */
  readonly children: ComponentChildren;
}

export const Chat = ({ conversation, wished, onSaid, last, children }: ChatProps) => {
  const id = conversation?.id ?? null;
  const draft = id ?? '';
  const [message, setMessage] = useState(drafts.get(draft) ?? '');
  const [wish, setWish] = useState(wished);
  const agents = useAgents();
  const end = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const focus = (): void => form.current?.querySelector('textarea')?.focus();
  const type = (typed: string): void => {
    setMessage(typed);
    drafts.set(draft, typed);
  };
  const turning = useTurn(id, ({ conversation_id: used }, isHere) => {
    type('');
    setWish(undefined);
    onSaid();
    if (!isHere || used === null || used === id) return;
    opened.id = used;
    go('talk', used);
  });
  const { send, answer, verdict, leave, stop } = turning;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [answer, verdict, send.isBusy, last]);
  useEffect(() => {
    if (id === opened.id) focus();
  }, []);

  const takes = TAKES[conversation?.kind ?? 'new'].filter(
    (each) => each === 'explain' || may('org') || (each === '' && id === null),
  );
  const intent = takes.find((each) => each === wish) ?? takes[0];
  const say = (wanted: Wish, confirmed?: Verdict): void => {
    const said = message.trim();
    focus();
    if (said === '') return;
    const named = agents.map(({ name }) => name).filter((name) => said.includes(`@${name}`));
    const targets = confirmed?.named_targets ?? named;
    void send.run({
      message: said,
      intent: wanted,
      targets,
      ...(confirmed === undefined ? {} : { verdict: confirmed }),
    });
  };

  return (
    <div class="chat">
      <div role="log" aria-label={t.said} aria-busy={send.isBusy}>
        {children}
        <Growing of={turning} />
      </div>
      {verdict !== null && (
        <Deferred
          verdict={verdict}
          onConfirm={() => say(verdict.intent, verdict)}
          onExplain={() => say('explain')}
          onLeave={() => {
            leave();
            focus();
          }}
        />
      )}
      <Failure error={send.failure} />
      {conversation?.status === 'closed' || intent === undefined ? (
        <p class="faint">{intent === undefined ? t.noRight : t.closed}</p>
      ) : (
        <form
          class="composer"
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            say(intent);
          }}
        >
          <Composer
            agents={agents}
            value={message}
            onChange={(typed) => {
              leave();
              type(typed);
            }}
            onSend={() => say(intent)}
            isBusy={send.isBusy}
            longest={intent === 'charter' ? 2 * LONGEST_MESSAGE : LONGEST_MESSAGE}
          />
          <div class="buttons">
            {/* Keys, lest one button becomes the other while it is being clicked, and sends again. */}
            {send.isBusy ? (
              <Button key="stop" onClick={stop}>
                {t.stop}
              </Button>
            ) : (
              <Button key="send" type="submit" kind="main">
                {t.send}
              </Button>
            )}
            {takes.length > 1 && (
              <Select
                label={t.intent}
                value={intent}
                onChange={setWish}
                options={takes.map((each) => [each, t.intents[each]])}
              />
            )}
          </div>
        </form>
      )}
      <div ref={end} />
    </div>
  );
};
