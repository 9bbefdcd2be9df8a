import { createSecretKey } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import fastifyJwt from '@fastify/jwt';
import fastifyRateLimit from '@fastify/rate-limit';
import { verify } from '@node-rs/argon2';
import express from 'express';
import fastify from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { selectSession } from '../../domain/auth/statements.ts';
import { addRuns } from './runs/twins.ts';
import { readSnapshot } from './snapshot-twin.ts';
import { addWrites } from './write-twins.ts';

/** The bare servers for comparison: the same work written by hand, without contract, limits or checks. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const key = createSecretKey(Buffer.from(process.env.JWT_SECRET ?? '', 'utf8'));
const probe = { data: { status: 'ok', uptime_seconds: 1.5 }, error: null, error_detail: null, success: true };
const envelope = <T>(data: T) => ({ data, error: null, error_detail: null, success: true });

const USERS = { name: 'users', text: `select * from users where id <> 'system' and id > $1 order by id limit 51` };
const SESSION = { name: 'session', text: selectSession('s.id = $1') };
const BY_NAME = { name: 'by-name', text: 'select id, password_hash from users where username_key = $1' };

/** The company as JSON text, built by the database. */
const COMPANY = {
  name: 'company',
  text: `select json_build_object('company_name', (select name from company),
    'departments', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'description', description, 'head', head,
      'budget_percent', budget_percent, 'autonomy_level', autonomy_level, 'ceremony_policy', ceremony_policy, 'position', position,
      'created_at', created_at, 'updated_at', updated_at) order by position), '[]') from departments),
    'agents', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'role', role, 'department', department, 'level', level,
      'personality_preset', personality_preset, 'personality', personality, 'model_provider', model_provider, 'model_id', model_id,
      'tier', tier, 'autonomy_level', autonomy_level, 'budget_limit_monthly', budget_limit_monthly, 'position', position,
      'created_at', created_at, 'updated_at', updated_at) order by position), '[]') from agents))::text as company`,
};

const readCompany = async (): Promise<string> => {
  const { rows } = await pool.query(COMPANY);
  return `{"data":${rows[0].company},"error":null,"error_detail":null,"success":true}`;
};

interface Claims {
  readonly jti: string;
}

const whoAmI = (authorization: string) => {
  const claims = jwt.verify(authorization.slice('Bearer '.length), key, { algorithms: ['HS256'] }) as Claims;
  return findSession(claims.jti);
};

const findSession = async (jti: string) => {
  const { rows } = await pool.query({ ...SESSION, values: [jti] });
  const { id, username, role, must_change_password, org_roles, scopes } = rows[0];
  return envelope({ id, username, role, must_change_password, org_roles, scoped_departments: scopes });
};

/** A minimal explanation: the caller, the snapshot, and a sentence about it. */
const explain = async (authorization: string, { message }: { message: string }) => {
  const [caller, snapshot] = [await whoAmI(authorization), await readSnapshot(pool)];
  return envelope({ caller: caller.data.id, message, answer: `There are ${snapshot.length} parts.`, snapshot });
};

const listUsers = async (authorization: string) => {
  await whoAmI(authorization);
  const { rows } = await pool.query({ ...USERS, values: [''] });
  return envelope(
    rows
      .slice(0, 50)
      .map(({ id, username, role, created_at, updated_at }) => ({ id, username, role, created_at, updated_at })),
  );
};

const logIn = async ({ username, password }: { username: string; password: string }) => {
  const { rows } = await pool.query({ ...BY_NAME, values: [username] });
  await verify(rows[0].password_hash, password);
  return envelope({ token: jwt.sign({ sub: rows[0].id }, key, { algorithm: 'HS256' }) });
};

const startExpress = (port: number): void => {
  const app = express();
  app.use(express.json());
  app.get('/api/v1/healthz', (_req, res) => void res.json(probe));
  app.get('/api/v1/auth/me', async (req, res) => void res.json(await whoAmI(req.headers.authorization ?? '')));
  app.get('/api/v1/users', async (req, res) => void res.json(await listUsers(req.headers.authorization ?? '')));
  app.get('/company', async (_req, res) => void res.type('json').send(await readCompany()));
  app.post(
    '/meta/chat/turn',
    async (req, res) => void res.json(await explain(req.headers.authorization ?? '', req.body)),
  );
  app.post('/api/v1/auth/login', async (req, res) => void res.json(await logIn(req.body)));
  addWrites(app, pool, whoAmI);
  addRuns(app, pool, whoAmI);
  app.listen(port, '127.0.0.1');
};

/** With `isWhole`, Fastify also has the plugins for tokens, security headers and rate limits. */
const startFastify = async (port: number, isWhole: boolean): Promise<void> => {
  const app = fastify();
  if (isWhole) {
    await app.register(fastifyHelmet);
    await app.register(fastifyRateLimit, { max: 1_000_000_000 });
    await app.register(fastifyJwt, { secret: process.env.JWT_SECRET ?? '' });
  }
  const envelopeOf = (data: object) => ({
    200: {
      type: 'object',
      properties: { data, error: { type: 'null' }, error_detail: { type: 'null' }, success: { type: 'boolean' } },
    },
  });
  const text = { type: 'string' };
  const user = {
    type: 'object',
    properties: { id: text, username: text, role: text, created_at: text, updated_at: text },
  };
  const me = {
    type: 'object',
    properties: {
      id: text,
      username: text,
      role: text,
      must_change_password: { type: 'boolean' },
      org_roles: { type: 'array', items: text },
      scoped_departments: { type: 'array', items: text },
    },
  };
  const health = { type: 'object', properties: { status: text, uptime_seconds: { type: 'number' } } };
  const credentials = {
    type: 'object',
    required: ['username', 'password'],
    properties: { username: text, password: text },
  };
  app.get('/api/v1/healthz', { schema: { response: envelopeOf(health) } }, async () => probe);
  app.get('/api/v1/auth/me', { schema: { response: envelopeOf(me) } }, async (req) =>
    isWhole ? findSession((await req.jwtVerify<Claims>()).jti) : whoAmI(req.headers.authorization ?? ''),
  );
  app.get('/api/v1/users', { schema: { response: envelopeOf({ type: 'array', items: user }) } }, (req) =>
    listUsers(req.headers.authorization ?? ''),
  );
  app.get('/company', async (_req, reply) => reply.type('application/json').send(await readCompany()));
  app.post(
    '/api/v1/auth/login',
    { schema: { body: credentials, response: envelopeOf({ type: 'object', properties: { token: text } }) } },
    (req) => logIn(req.body as { username: string; password: string }),
  );
  await app.listen({ port, host: '127.0.0.1' });
};

const port = Number(process.env.PORT);
if (process.env.TWIN === 'express') startExpress(port);
else await startFastify(port, process.env.TWIN === 'fastify-whole');
