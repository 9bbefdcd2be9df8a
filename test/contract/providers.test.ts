import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

const KEY = 'sk-very-secret-key-of-the-endpoint';
let endpoint: Server;
let asked: string[];
let server: TestServer;
let ceo: Client;
let address: string;

beforeAll(async () => {
  asked = [];
  endpoint = createServer((req, res) => {
    asked.push(String(req.headers.authorization));
    res
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ data: [{ id: 'listed-1' }, { id: 'listed-2' }] }));
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
  const file = join(mkdtempSync(join(tmpdir(), 'providers-')), 'providers.json');
  const providers = [
    {
      name: 'configured',
      kind: 'openai-compatible',
      base_url: address,
      api_key_env: 'TEST_ENDPOINT_KEY',
      models: [
        { id: 'big', context_window: 300_000, input_price: 3, output_price: 9, tools: true, reasoning: true },
        { id: 'vectors', embedding: true, embedding_dims: 768 },
      ],
    },
    { name: 'listing', kind: 'openai-compatible', base_url: address },
    { name: 'away', kind: 'openai-compatible', base_url: 'http://127.0.0.1:9/v1', models: [{ id: 'm' }] },
  ];
  await writeFile(file, JSON.stringify({ providers }));
  process.env.TEST_ENDPOINT_KEY = KEY;
  server = await startServer({ env: { MODEL_PROVIDERS_FILE: file } });
  ceo = await setUpCeo(server.client);
});
afterAll(async () => {
  delete process.env.TEST_ENDPOINT_KEY;
  await server.close();
  endpoint.close();
});

describe('listProviders', () => {
  it('200: the guide first, then the file; endpoints are probed for reachability, keys and addresses are never shown', async () => {
    const answer = await ceo.call('listProviders');
    const brief = answer.body.data.map(
      (one: { name: string; reachable: boolean; is_default: boolean; models: { id: string }[] }) => [
        one.name,
        one.is_default,
        one.reachable,
        one.models.map(({ id }) => id),
      ],
    );
    expect(brief).toEqual([
      ['guided', true, true, ['guide-1']],
      ['configured', false, true, ['big', 'vectors']],
      ['listing', false, true, ['listed-1', 'listed-2']],
      ['away', false, false, ['m']],
    ]);
    expect(asked).toContain(`Bearer ${KEY}`);
    for (const secret of [KEY, 'TEST_ENDPOINT_KEY', address]) expect(answer.text).not.toContain(secret);
  });

  it('agents are bound to models of any of them, and matched to the best one', async () => {
    const body = { name: 'Ada', role: 'Engineer', model_provider: 'listing', model_id: 'listed-2' };
    expect((await ceo.call('createSetupAgent', { body })).status).toBe(201);
    expect(errorOf(await ceo.call('createSetupAgent', { body: { ...body, model_id: 'gone' } }))).toEqual([422, 2000]);
    const applied = await ceo.call('createSetupCompany', {
      body: { company_name: 'Acme', template_name: 'solo_founder', model_tier_profile: 'premium' },
    });
    expect(applied.body.data.agents[0]).toMatchObject({ model_provider: 'configured', model_id: 'big', tier: 'large' });
    const { body: recommended } = await ceo.call('getModelRecommendations');
    expect(recommended.data).toMatchObject({
      embedding_recommended: 'vectors',
      embedding_recommended_dims: 768,
      charter_recommended: 'big',
    });
    expect((await ceo.call('completeSetup')).body.data).toEqual({
      setup_complete: true,
      embedder_selected: true,
      embedder_failure_reason: null,
    });
  });
});
