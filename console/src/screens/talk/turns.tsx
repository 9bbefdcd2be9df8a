import type { ComponentChildren } from 'preact';
import type { Schema } from '../../api.ts';
import { text } from '../../text/text.ts';
import { Time } from '../../ui/values.tsx';
import { Note } from './note.tsx';
import { notes } from './turn-results.ts';

interface MessageProps {
  readonly by: Schema<'TurnRole'>;
  readonly who: ComponentChildren;
  readonly content: string;
  readonly children?: ComponentChildren;
}

export const TurnMessage = ({ by, who, content, children }: MessageProps) => (
  <div class={`turn ${by}`}>
    <p class="faint">{who}</p>
    <p class="words">{content}</p>
    {children}
  </div>
);

/** The messages of a conversation, oldest first. */
export const Turns = ({ turns }: { readonly turns: readonly Schema<'ConversationTurn'>[] }) => {
  const known = notes.value;
  return (
    <>
      {turns.map(({ id, role, author_name, routed_topic, content, created_at }) => {
        const note = known.get(id);
        return (
          <TurnMessage
            key={id}
            by={role}
            content={content}
            who={
              <>
                <bdi>{role === 'user' ? text.talk.you : (author_name ?? text.talk.company)}</bdi> ·{' '}
                <Time at={created_at} />
                {routed_topic !== null && (
                  <>
                    {' · '}
                    <bdi>{routed_topic}</bdi>
                  </>
                )}
              </>
            }
          >
            {note !== undefined && <Note of={note} />}
          </TurnMessage>
        );
      })}
    </>
  );
};
