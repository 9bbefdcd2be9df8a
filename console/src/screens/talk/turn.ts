import { streamTurn } from 'organisation-platform-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, ask, asSignedIn, type Schema } from '../../api.ts';
import { type Action, useAction } from '../../ui/action.tsx';
import { useAttempt } from '../../ui/attempt.ts';
import { type MessageIntent, saveResult, type TurnInput, type TurnResponse, type Verdict } from './turn-results.ts';

/** Longer messages are sent to the interview operation, which accepts twice this length. */
export const MAX_MESSAGE = 2_000;

const interview = async (
  { message, conversation_id = null }: TurnInput,
  signal: AbortSignal,
): Promise<TurnResponse> => {
  const body = { message, conversation_id };
  const charter = await ask(() => api.POST('/api/v1/meta/charters/interview', { body, signal }));
  const { conversation_id: id } = charter;
  return {
    intent: 'charter',
    intent_reason: 'explicit_override',
    intent_confidence: null,
    conversation_id: id,
    charter,
  };
};

interface Sending {
  readonly message: string;
  /** Empty to detect the intent from the message. */
  readonly intent: MessageIntent | '';
  readonly targets: readonly string[];
  /** The detected intent that the user confirmed. */
  readonly verdict?: Verdict;
}

export interface TurnControl {
  readonly send: Action<[Sending]>;
  /** The message of the running turn. */
  readonly message: string | null;
  readonly answer: string;
  /** The detected intent, if the user must confirm it. */
  readonly verdict: Verdict | null;
  readonly leave: () => void;
  readonly stop: () => void;
}

/** Runs one turn at a time. `onDone` is called with the result of a turn and whether the user is still on the page. */
export const useTurn = (
  conversationId: string | null,
  onDone: (result: TurnResponse, isHere: boolean) => void,
): TurnControl => {
  const [message, setMessage] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const stopping = useRef(new AbortController());
  const attempt = useAttempt();
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );

  const stream = async (turn: TurnInput, signal: AbortSignal): Promise<TurnResponse | null> => {
    let said = '';
    const remarks: Schema<'ChimeIn'>[] = [];
    let result: TurnResponse | null = null;
    try {
      for await (const frame of streamTurn(api, turn, { signal, idempotencyKey: attempt.keyOf(turn) })) {
        if (frame.event === 'delta') {
          said += frame.data.delta;
          setAnswer(said);
        }
        if (frame.event === 'deferred') setVerdict(frame.data);
        if (frame.event === 'complete') result = frame.data;
        if (frame.event === 'error') throw frame.data;
        if (frame.event === 'chime') remarks.push(frame.data);
      }
    } catch (error) {
      // The reply is stored already; only the remarks failed.
      if (result === null) throw error;
    }
    return result && { ...(result as TurnResponse), chime_ins: remarks };
  };

  const whole = (body: TurnInput, signal: AbortSignal): Promise<TurnResponse> =>
    body.intent_override === 'charter' && body.message.length > MAX_MESSAGE
      ? interview(body, signal)
      : ask(() =>
          api.POST('/meta/chat/turn', { params: { header: { 'Idempotency-Key': attempt.keyOf(body) } }, body, signal }),
        );

  const send = useAction(async ({ message: said, intent, targets, verdict: confirmed }: Sending) => {
    const turn: TurnInput = {
      message: said,
      conversation_id: conversationId,
      ...(intent === '' ? {} : { intent_override: intent, named_targets: [...targets] }),
    };
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setMessage(said);
    setAnswer('');
    setVerdict(null);
    try {
      const isStreamed = intent === '' || intent === 'explain';
      const result = isStreamed ? await asSignedIn(() => stream(turn, signal)) : await whole(turn, signal);
      if (result === null) return;
      attempt.forget();
      const why = confirmed ?? result;
      await saveResult(said, { ...result, intent_reason: why.intent_reason, intent_confidence: why.intent_confidence });
      onDone(result, isHere.current);
    } catch (error) {
      if (confirmed !== undefined) setVerdict(confirmed);
      if (!signal.aborted) throw error;
      attempt.forget();
    } finally {
      setMessage(null);
    }
  });

  return { send, message, answer, verdict, leave: () => setVerdict(null), stop: () => stopping.current.abort() };
};
