import { useState } from 'preact/hooks';
import { api, ask, type Schema } from '../../../api.ts';
import { text } from '../../../text/text.ts';
import { ActionButton } from '../../../ui/action.tsx';
import { useAttempt } from '../../../ui/attempt.ts';
import { Select, TextField } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { words as shown } from '../../../ui/values.tsx';
import { roleOptions, type UserAccount, userPath } from '../shared/roles.ts';

const words = text.admin;
type OrgRole = Schema<'OrgRole'>;
const ORG_ROLES = ['owner', 'department_admin', 'editor', 'viewer'] as const;
/** Applies to selected departments. */
const SCOPED: OrgRole = 'department_admin';

interface OrgRolesProps {
  readonly user: UserAccount;
  readonly etag: string;
  readonly reload: () => void;
}

/** The org roles of a user. */
export const OrgRoles = ({ user: { id, org_roles }, etag, reload }: OrgRolesProps) => {
  const [role, setRole] = useState<string>('viewer');
  const [scopes, setScopes] = useState('');
  const attempt = useAttempt();
  const grant = async (): Promise<void> => {
    const departments = scopes
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    // Input for another role does not apply.
    const body = { role: role as OrgRole, ...(role === SCOPED ? { scoped_departments: departments } : {}) };
    const params = { ...userPath(id), header: { 'Idempotency-Key': attempt.keyOf(body) } };
    await ask(() => api.POST('/api/v1/users/{user_id}/org-roles', { params, body }));
    attempt.forget();
    reload();
  };
  const revoke = async (held: OrgRole): Promise<void> => {
    const params = { path: { user_id: id, role: held }, header: { 'If-Match': etag } };
    // Also after a conflict, to show the current state.
    await ask(() => api.DELETE('/api/v1/users/{user_id}/org-roles/{role}', { params })).finally(reload);
  };
  return (
    <section class="card">
      <h3>{words.orgRoles}</h3>
      <ul>
        {org_roles.map((held) => (
          <li key={held}>
            {shown(held)}{' '}
            <ActionButton kind="quiet" label={`${words.revoke} ${shown(held)}`} act={() => revoke(held)}>
              {words.revoke}
            </ActionButton>
          </li>
        ))}
      </ul>
      <Form submit={words.grant} kind="plain" onSubmit={grant}>
        <Select label={words.orgRole} value={role} onChange={setRole} options={roleOptions(ORG_ROLES)} />
        {role === SCOPED && (
          <TextField label={words.scopes} hint={words.scopesHint} value={scopes} onChange={setScopes} isRequired />
        )}
      </Form>
    </section>
  );
};
