import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasGuard, mayChangeDepartment, mayChangeOrganisation } from '../../../domain/auth/credentials/permissions.ts';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import { goTo, signIn, type Visitor, visit } from '../../support/browser/browser.ts';
import { type DemoScene, startDemoScene } from '../../support/browser/demo-scene.ts';
import { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { DEMO_PASSWORD } from '../../support/server/demo-process.ts';

type Guard = 'write' | 'lead' | 'approve' | 'ceo' | 'org' | 'dept' | 'nobody';
interface Offer {
  readonly place: string;
  readonly kind: 'button' | 'link' | 'checkbox';
  readonly name: string;
  /** All of them are required. */
  readonly guards: readonly Guard[];
}

let scene: DemoScene;
let offers: readonly Offer[];
let scoped: string;
beforeAll(async () => {
  scene = await startDemoScene();
  const { ceo } = scene;
  await ceo.call('createConnection', { body: { name: 'theirs', kind: 'webhook' } });
  const body = { action_type: 'test:act', title: 'Act', description: 'Acts', risk_level: 'low' as const };
  const approval = (await ceo.call('createApproval', { body })).body.data.id;
  const [charter] = (await ceo.call('listCharters', { query: { scope: 'all', status: 'drafted' } })).body.data;
  const [agent] = (await ceo.call('listAgents')).body.data;
  const [first, second] = (await ceo.call('listCompanyDepartments')).body.data;
  scoped = known(second).name;
  await ceo.call('updateCompany', { body: { company_name: 'Lighthouse Works and Sons' } });
  const newest = known((await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]).version;
  const offer = (place: string, kind: Offer['kind'], name: string, ...guards: readonly Guard[]): Offer => ({
    place,
    kind,
    name,
    guards,
  });
  offers = [
    offer('inbox', 'checkbox', 'Select Act', 'approve'),
    offer(`inbox/approval/${approval}`, 'button', 'Approve', 'approve'),
    offer(`inbox/approval/${approval}`, 'button', 'Reject', 'approve'),
    offer('charters', 'link', 'Start an interview', 'org'),
    offer('charters', 'checkbox', 'Everyone', 'approve'),
    offer(`charters/${known(charter).id}`, 'button', 'Approve', 'approve', 'org'),
    offer('company', 'button', 'Edit', 'org'),
    offer('company', 'button', 'New department', 'org'),
    offer('company', 'button', 'New agent', 'org'),
    offer('company', 'button', `Move ${known(second).name} up`, 'org'),
    offer(`company/departments/${known(first).id}`, 'button', 'Edit', 'org'),
    offer(`company/departments/${known(first).id}`, 'button', 'Delete', 'org'),
    offer(`company/departments/${known(second).id}`, 'button', 'Edit', 'dept'),
    offer(`company/departments/${known(second).id}`, 'button', 'Delete', 'dept'),
    offer(`company/departments/${known(second).id}`, 'button', 'New agent', 'org'),
    offer(`company/agents/${known(agent).id}`, 'button', 'Edit', 'org'),
    offer(`company/agents/${known(agent).id}`, 'button', 'Delete', 'org'),
    // Only the creator edits and discards a charter, and nothing is restored to what it is.
    offer(`charters/${known(charter).id}`, 'button', 'Edit', 'nobody'),
    offer(`charters/${known(charter).id}`, 'button', 'Discard charter', 'nobody'),
    offer('company/history', 'button', `Restore version ${newest}`, 'nobody'),
    offer('company/history', 'button', `Restore version ${newest - 1}`, 'org'),
    offer('feed', 'link', 'Audit log', 'lead'),
    offer('admin/keys', 'link', 'Users', 'ceo'),
    offer('admin/keys', 'link', 'Webhooks', 'lead'),
    offer('admin/keys', 'button', 'New API key'),
    offer('admin/sessions', 'checkbox', 'All users', 'ceo'),
    offer('admin/settings', 'button', 'Edit auth.min_password_length', 'ceo'),
    offer('admin/settings', 'button', 'Edit chat.direct_mcp_enabled', 'lead'),
    offer('admin/connections', 'button', 'New connection', 'lead'),
    offer('admin/connections', 'button', 'Disable theirs', 'lead'),
    offer('admin/connections', 'button', 'Delete theirs', 'lead'),
  ];
});
afterAll(() => scene.close());

/** Creates a user, who has changed the first password, and signs in. */
const enterAs = async (role: HumanRole, orgRoles: readonly ('owner' | 'viewer' | 'department_admin')[]) => {
  const username = [role, ...orgRoles].join('-').replaceAll('_', '-');
  const changed = `${DEMO_PASSWORD} 2`;
  const { ceo, demo } = scene;
  const body = { username, password: DEMO_PASSWORD, role };
  const user_id = (await ceo.call('createUser', { body })).body.data.id;
  for (const each of orgRoles) {
    const scopes = each === 'department_admin' ? { scoped_departments: [scoped] } : {};
    await ceo.call('grantOrgRole', { path: { user_id }, body: { role: each, ...scopes } });
  }
  const client = new Client(demo.baseUrl);
  const session = client.withSession(await client.call('login', { body: { username, password: DEMO_PASSWORD } }));
  await session.call('changePassword', { body: { current_password: DEMO_PASSWORD, new_password: changed } });
  const visitor = await visit(scene.browser, demo.baseUrl);
  await signIn(visitor, username, changed);
  return visitor;
};

const isOffered = async ({ page }: Visitor, { kind, name }: Offer): Promise<boolean> =>
  (await page.getByRole('main').getByRole(kind, { name, exact: true }).count()) > 0;

describe('the console offers what the server allows', () => {
  it.each<[HumanRole, ('owner' | 'viewer' | 'department_admin')[]]>([
    ['manager', []],
    ['pair_programmer', []],
    ['board_member', []],
    ['observer', []],
    ['observer', ['owner']],
    ['manager', ['viewer']],
    ['board_member', ['department_admin']],
  ])('to a user with the role %s, and %j', async (role, orgRoles) => {
    const visitor = await enterAs(role, orgRoles);
    const scopes = orgRoles.includes('department_admin') ? [scoped] : [];
    const credential = { kind: 'session_cookie', sessionId: null, keyId: null } as const;
    const actor = { role, orgRoles, scopedDepartments: scopes, credential };
    const may = (guard: Guard): boolean => {
      if (guard === 'nobody') return false;
      if (guard === 'org') return mayChangeOrganisation(actor);
      return guard === 'dept' ? mayChangeDepartment(actor, scoped) : hasGuard(actor, guard);
    };
    const allowed = offers.filter(({ guards }) => guards.every(may));
    for (const place of new Set(offers.map((each) => each.place))) {
      await goTo(visitor, place);
      const here = offers.filter((each) => each.place === place);
      for (const each of here.filter((one) => allowed.includes(one)))
        await visitor.page.getByRole('main').getByRole(each.kind, { name: each.name, exact: true }).first().waitFor();
      await visitor.page.getByRole('main').getByRole('heading').first().waitFor();
      await expect.poll(() => visitor.page.locator('main .waiting').count()).toBe(0);
      for (const each of here) expect([each, await isOffered(visitor, each)]).toEqual([each, allowed.includes(each)]);
    }
    visitor.expectNoErrors(/403|404/);
    await visitor.leave();
  });
});
