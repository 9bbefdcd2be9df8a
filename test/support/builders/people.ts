import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import type { Answer, Client } from '../client/client.ts';

export const PASSWORD = 'correct horse battery';

/** Signs in by name; the client of the new session. */
export const signIn = async (client: Client, username: string, password = PASSWORD): Promise<Client> => {
  const answer = await client.call('login', { body: { username, password } });
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  return client.withSession(answer);
};

/** Sets the first administrator up; the client of the session. */
export const setUpCeo = async (client: Client, username = 'chief'): Promise<Client> => {
  const answer = await client.call('setupAdmin', { body: { username, password: PASSWORD } });
  if (answer.status !== 201) throw new Error(`setup failed: ${answer.text}`);
  return client.withSession(answer);
};

/** Creates a user through the ceo, changes the first password and answers a client of their session, with their id. */
export const createPerson = async (
  ceo: Client,
  username: string,
  role: HumanRole,
): Promise<{ client: Client; id: string }> => {
  const made = await ceo.call('createUser', { body: { username, password: PASSWORD, role } });
  if (made.status !== 201) throw new Error(`user was not created: ${made.text}`);
  const first = await signIn(ceo.as({}), username);
  const changed: Answer = await first.call('changePassword', {
    body: { current_password: PASSWORD, new_password: PASSWORD },
  });
  if (changed.status !== 200) throw new Error(`password was not changed: ${changed.text}`);
  return { client: first.withSession(changed), id: made.body.data.id };
};

/** An API key of the caller, as a client. */
export const withApiKey = async (client: Client, role: HumanRole): Promise<Client> => {
  const answer = await client.call('createApiKey', { body: { name: `key of ${role}`, role } });
  if (answer.status !== 201) throw new Error(`key was not created: ${answer.text}`);
  return client.as({ bearer: answer.body.data.api_key });
};

/** Waits until the condition holds; fails after ten seconds. */
export const eventually = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  const deadline = performance.now() + 10_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error('the condition did not come true within 10 s');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
