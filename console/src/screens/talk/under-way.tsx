import { useEffect, useRef } from 'preact/hooks';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Why } from './note.tsx';
import type { TurnControl } from './turn.ts';
import type { Verdict } from './turn-results.ts';

const t = text.talk;

interface Choices {
  readonly verdict: Verdict;
  readonly onConfirm: () => void;
  readonly onExplain: () => void;
  readonly onLeave: () => void;
}

/** Asks the user to confirm a detected intent other than an explanation. */
export const Deferred = ({ verdict, onConfirm, onExplain, onLeave }: Choices) => {
  const what = t.intents[verdict.intent];
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="card" ref={box} tabIndex={-1} aria-label={t.wants(what)}>
      <h2>{t.wants(what)}</h2>
      <p>
        <Why of={verdict} />
      </p>
      {verdict.named_targets.length > 0 && <p>{t.agents(verdict.named_targets)}</p>}
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

/** The message of the running turn and its partial reply; screen readers announce it when it is complete. */
export const Growing = ({ of: { send, message, answer } }: { readonly of: TurnControl }) =>
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
