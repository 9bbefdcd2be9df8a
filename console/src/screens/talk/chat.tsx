import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../../routes.ts';
import { text } from '../../text/text.ts';
import { FailureNotice } from '../../ui/failure.tsx';
import { useAgents } from '../records/agents.ts';
import { Composer } from './composer.tsx';
import { type IntentChoice, intentsOf } from './intents.ts';
import { namedIn } from './named.ts';
import { Sending } from './sending.tsx';
import { MAX_MESSAGE, useTurn } from './turn.ts';
import { type ApiConversation, drafts, opened, type Verdict } from './turn-results.ts';
import { Deferred, Growing } from './under-way.tsx';
import { useScrollToEnd } from './use-scroll-to-end.ts';

const t = text.talk;
interface ChatProps {
  readonly conversation: ApiConversation | null;
  /** The initial intent. */
  readonly wished?: string | undefined;
  readonly onSaid: () => void;
  /** Changes with the last message. */
  readonly last: unknown;
  /** The previous messages. */
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
  const { end, follow } = useScrollToEnd([answer, verdict, send.isBusy, last]);
  useEffect(() => {
    if (id === opened.id) focus();
  }, []);

  const takes = intentsOf(conversation);
  const intent = takes.find((each) => each === wish) ?? takes[0];
  const say = (wanted: IntentChoice, confirmed?: Verdict): void => {
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
      <FailureNotice error={send.failure} />
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
            longest={intent === 'charter' ? 2 * MAX_MESSAGE : MAX_MESSAGE}
          />
          <Sending isBusy={send.isBusy} onStop={stop} intent={intent} takes={takes} onWish={setWish} />
        </form>
      )}
      <div ref={end} />
    </div>
  );
};
