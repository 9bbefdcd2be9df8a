import { href } from '../../addresses.ts';
import { text } from '../../text/text.ts';
import { Badge, words } from '../../ui/values.tsx';
import { RecordLink } from '../records/record.tsx';
import type { TurnResponse } from './turn-results.ts';

const t = text.talk;

/** Which capability was chosen, and why. */
export const Why = ({ of }: { readonly of: Pick<TurnResponse, 'intent' | 'intent_reason' | 'intent_confidence'> }) => (
  <>
    <Badge>{t.intents[of.intent]}</Badge> {t.because(t.reasons[of.intent_reason], of.intent_confidence)}
  </>
);

const Approval = ({ id }: { readonly id: string }) => (
  <p>
    <a href={href('inbox', 'approval', id)}>{t.approval}</a>
  </p>
);

const Acted = ({
  action: { termination_reason, tool_calls },
}: {
  readonly action: NonNullable<TurnResponse['act']>['action'];
}) => (
  <>
    <p>
      <Badge tone={termination_reason === 'completed' ? 'good' : 'warn'}>{words(termination_reason)}</Badge>
    </p>
    {tool_calls.length > 0 && (
      <details>
        <summary>{t.tools(tool_calls.length)}</summary>
        {tool_calls.map(({ tool_name, is_error, result }, index) => (
          <p key={index}>
            <Badge tone={is_error ? 'bad' : 'good'}>{tool_name}</Badge> <code>{result}</code>
          </p>
        ))}
      </details>
    )}
  </>
);

const Round = ({ group }: { readonly group: NonNullable<TurnResponse['group']> }) => (
  <>
    {group.truncated_reason !== null && <p>{words(group.truncated_reason)}</p>}
    {group.participants_skipped.length > 0 && <p>{t.skipped(group.participants_skipped.length)}</p>}
    {group.pending_invites.map(({ approval_id, requested_by_name, target_name, reason }) => (
      <div key={approval_id}>
        <p>{t.invites(requested_by_name, target_name, reason)}</p>
        <Approval id={approval_id} />
      </div>
    ))}
  </>
);

/** The details of a reply: intent, model, tool calls, approvals and citations. */
export const Note = ({ of }: { readonly of: TurnResponse }) => {
  const { answer, propose, act, group, generated_by: by, chime_ins: remarks = [] } = of;
  const approval = propose?.plan_draft?.approval_id ?? act?.action.approval_id;
  const cited = answer?.cited_records ?? [];
  return (
    <div class="note">
      {remarks.map(({ role, name, content }) => (
        <p key={role}>
          <strong>
            <bdi>{name}</bdi>, <bdi>{role}</bdi>:
          </strong>{' '}
          <bdi>{content}</bdi>
        </p>
      ))}
      <p class="faint">
        <Why of={of} />
        {by !== undefined && ` · ${by.built_in ? t.guide : by.model}`}
      </p>
      {act != null && <Acted action={act.action} />}
      {group != null && <Round group={group} />}
      {approval != null && <Approval id={approval} />}
      {cited.length > 0 && (
        <details>
          <summary>{t.cited(cited.length)}</summary>
          <ul class="cited">
            {cited.map(({ kind, record_id, label, status }) => (
              <li key={kind + record_id}>
                <span class="faint">{words(kind)}</span> <RecordLink kind={kind} id={record_id} label={label} />{' '}
                {status !== null && <Badge>{words(status)}</Badge>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
