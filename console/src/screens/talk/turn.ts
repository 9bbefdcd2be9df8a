import { streamTurn } from 'organisation-platform-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, ask, asSignedIn, type Schema } from '../../api.ts';
import { type Action, useAction } from '../../ui/action.tsx';
import { useAttempt } from '../../ui/attempt.ts';
import { keep, type MessageIntent, type TurnRecord, type TurnResponse, type Verdict } from './said.ts';

/** Longer messages go to the interview itself, which takes twice as much. */
export const LONGEST_MESSAGE = 2_000;

const interview = async (
  { message, conversation_id = null }: TurnRecord,
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
  /** Empty where the message must decide. */
  readonly intent: MessageIntent | '';
  readonly targets: readonly string[];
  /** What the person confirmed. */
  readonly verdict?: Verdict;
}

export interface Turning {
  readonly send: Action<[Sending]>;
  /** The message of the running turn. */
  readonly message: string | null;
  readonly answer: string;
  /** The detected intent, if the person must confirm it. */
  readonly verdict: Verdict | null;
  readonly leave: () => void;
  readonly stop: () => void;
}

/** One turn at a time. `onDone` is called with the result of a turn and whether the person is still on the page. */
export const useTurn = (
  conversationId: string | null,
  onDone: (result: TurnResponse, isHere: boolean) => void,
): Turning => {
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

  const stream = async (turn: TurnRecord, signal: AbortSignal): Promise<TurnResponse | null> => {
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
      // Remarks that fail take nothing away from a response that is stored.
      if (result === null) throw error;
    }
    return result && { ...(result as TurnResponse), chime_ins: remarks };
  };

  const whole = (body: TurnRecord, signal: AbortSignal): Promise<TurnResponse> =>
    body.intent_override === 'charter' && body.message.length > LONGEST_MESSAGE
      ? interview(body, signal)
      : ask(() =>
          api.POST('/meta/chat/turn', { params: { header: { 'Idempotency-Key': attempt.keyOf(body) } }, body, signal }),
        );

  const send = useAction(async ({ message: said, intent, targets, verdict: confirmed }: Sending) => {
    const turn: TurnRecord = {
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
      await keep(said, { ...result, intent_reason: why.intent_reason, intent_confidence: why.intent_confidence });
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
