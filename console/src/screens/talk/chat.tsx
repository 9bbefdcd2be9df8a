import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { go } from '../../routes.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Select } from '../../ui/fields.tsx';
import { Composer } from './composer.tsx';
import { namedIn } from './named.ts';
import { type Conversation, drafts, type Intent, opened, useAgents, type Verdict } from './said.ts';
import { LONGEST_MESSAGE, useTurn } from './turn.ts';
import { Deferred, Growing } from './under-way.tsx';

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

/** Keeps the end in sight while it grows, unless the person has gone up to read. */
const useEnd = (grown: readonly unknown[]) => {
  const end = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  // Before it is drawn, when what was seen last still counts.
  useLayoutEffect(() => {
    if (isThere.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [...grown]);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (seen) => {
        isThere.current = seen.at(-1)?.isIntersecting === true;
      },
      { rootMargin: '0px 0px 48px' },
    );
    if (end.current !== null) watching.observe(end.current);
    return () => watching.disconnect();
  }, []);
  const follow = (): void => {
    isThere.current = true;
  };
  return { end, follow };
};

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
  const { end, follow } = useEnd([answer, verdict, send.isBusy, last]);
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
    const named = namedIn(
      said,
      agents.map(({ name }) => name),
    );
    const targets = confirmed?.named_targets ?? named;
    follow();
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
