import type { ComponentChildren } from 'preact';
import type { Schema } from '../../api.ts';
import { text } from '../../text.ts';
import { Time } from '../../ui/values.tsx';
import { Note } from './note.tsx';
import { notes } from './said.ts';

interface SaidProps {
  readonly by: Schema<'TurnRole'>;
  readonly who: ComponentChildren;
  readonly content: string;
  readonly children?: ComponentChildren;
}

export const Said = ({ by, who, content, children }: SaidProps) => (
  <div class={`turn ${by}`}>
    <p class="faint">{who}</p>
    <p class="words">{content}</p>
    {children}
  </div>
);

/** What was said, the last at the end. */
export const Turns = ({ turns }: { readonly turns: readonly Schema<'ConversationTurn'>[] }) => {
  const known = notes.value;
  return (
    <>
      {turns.map(({ id, role, author_name, routed_topic, content, created_at }) => {
        const note = known.get(id);
        return (
          <Said
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
          </Said>
        );
      })}
    </>
  );
};
