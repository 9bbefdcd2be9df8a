import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import type { CatalogueSources } from '../../../domain/providers/catalogue-entries.ts';
import { GUIDE_MODEL, unknownModel } from '../../../domain/providers/catalogue-model.ts';
import { ProviderCatalogue } from '../../../domain/providers/provider-catalogue.ts';
import type { FileProvider } from '../../../domain/providers/provider-file.ts';

const SECRET = 'key-of-the-lab';
const START = Date.UTC(2030, 0, 31, 8);

let elapsedSeconds: number;
let requests: { url: string; authorization: string | null }[];
let answer: (url: string) => Response | Promise<Response>;

const clock: Clock = {
  now: () => new Date(START + elapsedSeconds * 1000),
  monotonicSeconds: () => elapsedSeconds,
};

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  requests.push({ url: request.url, authorization: request.headers.get('authorization') });
  return answer(request.url);
};

beforeEach(() => {
  elapsedSeconds = 0;
  requests = [];
  answer = () => Response.json({ data: [] });
});

const lab: FileProvider = {
  name: 'lab',
  kind: 'openai-compatible',
  baseUrl: 'https://lab.example/v1/',
  apiKeyEnv: 'LAB_KEY',
  models: [unknownModel('m-1'), { ...unknownModel('e-1'), embedding: true }],
};
const listing: FileProvider = {
  ...lab,
  name: 'listing',
  baseUrl: 'https://listing.example',
  apiKeyEnv: null,
  models: null,
};

const catalogueOf = (sources: Partial<CatalogueSources>) =>
  new ProviderCatalogue(
    {
      environment: { kind: 'guided' },
      file: [],
      readVariable: (name) => (name === 'LAB_KEY' ? SECRET : undefined),
      ...sources,
    },
    { clock, fetch },
  );

describe('provider catalogue', () => {
  it('is the guide by default, always reachable and never probed', async () => {
    const catalogue = catalogueOf({});
    expect(await catalogue.list()).toEqual([
      { name: 'guided', kind: 'guided', isDefault: true, isReachable: true, checkedAt: null, models: [GUIDE_MODEL] },
    ]);
    expect(requests).toEqual([]);
  });

  it('is the only model of an openai-compatible environment', () => {
    const environment = { kind: 'openai-compatible', baseUrl: 'http://x', apiKey: null, modelId: 'big' } as const;
    const catalogue = catalogueOf({ environment });
    expect(catalogue.models()).toEqual([{ provider: 'default', model: unknownModel('big') }]);
    expect(catalogue.isEmpty).toBe(false);
  });

  it.each([
    ['its key', SECRET, `Bearer ${SECRET}`],
    ['no key when it has none', null, null],
  ])('probes the endpoint of the environment with %s', async (_with, apiKey, authorization) => {
    const environment = { kind: 'openai-compatible', baseUrl: 'http://x.example/v1', apiKey, modelId: 'big' } as const;
    const [first, second] = await catalogueOf({ environment, file: [lab] }).list();
    expect(first).toMatchObject({ name: 'default', kind: 'openai-compatible', isDefault: true, isReachable: true });
    expect(second).toMatchObject({ name: 'lab', kind: 'openai-compatible', isDefault: false });
    expect(requests[0]).toEqual({ url: 'http://x.example/v1/models', authorization });
  });

  it('never probes a guide of the file, even one with an address', async () => {
    const file = [{ ...listing, name: 'guide-two', kind: 'guided' as const }];
    const [, second] = await catalogueOf({ file }).list();
    expect(second).toEqual({
      name: 'guide-two',
      kind: 'guided',
      isDefault: false,
      isReachable: true,
      checkedAt: null,
      models: [GUIDE_MODEL],
    });
    expect(requests).toEqual([]);
  });

  it('is empty without a model provider, whatever the file contains', async () => {
    const catalogue = catalogueOf({ environment: { kind: 'none' }, file: [lab] });
    expect(catalogue.isEmpty).toBe(true);
    expect(catalogue.models()).toEqual([]);
    expect(await catalogue.list()).toEqual([]);
  });

  it('puts the providers of the file after the one of the environment', () => {
    const file = [lab, { ...listing, name: 'guide-two', kind: 'guided' as const, baseUrl: null }];
    const catalogue = catalogueOf({ file });
    expect(catalogue.models().map(({ provider, model }) => `${provider}/${model.id}`)).toEqual([
      'guided/guide-1',
      'lab/m-1',
      'lab/e-1',
      'guide-two/guide-1',
    ]);
  });

  it('knows its providers and their models', () => {
    const catalogue = catalogueOf({ file: [lab] });
    expect(catalogue.find('lab')?.map(({ id }) => id)).toEqual(['m-1', 'e-1']);
    expect(catalogue.find('nobody')).toBeNull();
    expect(catalogue.offers('lab', 'm-1')).toBe(true);
    expect(catalogue.offers('lab', 'guide-1')).toBe(false);
    expect(catalogue.offers('nobody', 'm-1')).toBe(false);
  });

  it('shows neither keys nor key variables nor addresses', async () => {
    const catalogue = catalogueOf({ file: [lab] });
    const shown = `${JSON.stringify(await catalogue.list())} ${JSON.stringify(catalogue)} ${inspect(catalogue, { depth: 9 })}`;
    expect(requests).toEqual([{ url: 'https://lab.example/v1/models', authorization: `Bearer ${SECRET}` }]);
    for (const hidden of [SECRET, 'LAB_KEY', 'lab.example']) expect(shown).not.toContain(hidden);
  });
});

describe('reachability', () => {
  const reachability = async (catalogue: ProviderCatalogue) =>
    (await catalogue.list()).filter(({ name }) => name !== 'guided').map(({ isReachable }) => isReachable);

  it.each([200, 302, 401, 404, 500])('is given by any HTTP response, such as %d', async (status) => {
    answer = () => new Response(null, { status, headers: { location: 'https://elsewhere.example/' } });
    expect(await reachability(catalogueOf({ file: [lab] }))).toEqual([true]);
    expect(requests).toHaveLength(1);
  });

  it('is missing without a response', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    expect(await reachability(catalogueOf({ file: [lab] }))).toEqual([false]);
  });

  it('is probed again only when the last result is older than 30 s', async () => {
    const catalogue = catalogueOf({ file: [lab] });
    const [first] = (await catalogue.list()).slice(1);
    expect(first?.checkedAt).toEqual(new Date(START));
    elapsedSeconds = 30;
    await catalogue.list();
    expect(requests).toHaveLength(1);
    elapsedSeconds = 30.1;
    answer = () => Promise.reject(new TypeError('fetch failed'));
    const [second] = (await catalogue.list()).slice(1);
    expect(requests).toHaveLength(2);
    expect(second).toMatchObject({ isReachable: false, checkedAt: new Date(START + 30_100) });
  });

  it('is probed for all providers in parallel, and once for concurrent readers', async () => {
    const answers: (() => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(() => resolve(Response.json({ data: [] }))));
    const catalogue = catalogueOf({ file: [lab, listing] });
    const reads = [catalogue.list(), catalogue.list()];
    expect(requests.map(({ url }) => new URL(url).host)).toEqual(['lab.example', 'listing.example']);
    for (const give of answers) give();
    await Promise.all(reads);
    expect(requests).toHaveLength(2);
  });

  it('is missing when an endpoint accepts the request and never responds', async () => {
    const hanging: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const sources = { environment: { kind: 'guided' }, file: [lab], readVariable: () => undefined } as const;
    expect(await reachability(new ProviderCatalogue(sources, { clock, fetch: hanging }))).toEqual([false]);
  });
});

describe('lists of models read from the endpoint', () => {
  const idsOf = (catalogue: ProviderCatalogue) => catalogue.find('listing')?.map(({ id }) => id);

  it('are empty until they were read', async () => {
    answer = () => Response.json({ object: 'list', data: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] });
    const catalogue = catalogueOf({ file: [listing] });
    expect(idsOf(catalogue)).toEqual([]);
    await catalogue.refreshModelLists();
    expect(idsOf(catalogue)).toEqual(['a', 'b']);
    expect(catalogue.find('listing')?.[0]).toEqual(unknownModel('a'));
  });

  it('do not replace the models of the configuration, whose endpoints are not read', async () => {
    answer = () => Response.json({ data: [{ id: 'other' }] });
    const catalogue = catalogueOf({ file: [lab] });
    await catalogue.refreshModelLists();
    expect(requests).toEqual([]);
    await catalogue.list();
    expect(catalogue.offers('lab', 'm-1')).toBe(true);
    expect(catalogue.offers('lab', 'other')).toBe(false);
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['no list', () => Response.json({ data: 'none' })],
    ['an error', () => Response.json({ data: [{ id: 'c' }] }, { status: 500 })],
    ['too long', () => new Response('['.repeat(1_048_577))],
    ['nothing at all', () => Promise.reject(new TypeError('fetch failed'))],
  ])('are unchanged when the response is %s', async (_, broken) => {
    answer = () => Response.json({ data: [{ id: 'a' }] });
    const catalogue = catalogueOf({ file: [listing] });
    await catalogue.refreshModelLists();
    elapsedSeconds = 31;
    answer = broken;
    await catalogue.refreshModelLists();
    expect(requests).toHaveLength(2);
    expect(idsOf(catalogue)).toEqual(['a']);
  });

  it('omit what is not a model id', async () => {
    answer = () => Response.json({ data: [null, {}, { id: 7 }, { id: ' ' }, { id: 'x'.repeat(201) }, { id: 'ok' }] });
    const catalogue = catalogueOf({ file: [listing] });
    await catalogue.refreshModelLists();
    expect(idsOf(catalogue)).toEqual(['ok']);
  });
});

describe('the provider of a choice', () => {
  const answering = async (file: readonly FileProvider[], provider: string, modelId: string) => {
    const found = await catalogueOf({ file }).providerFor({ provider, modelId });
    return found && [found.kind, found.model];
  };

  it('is the endpoint of the file with that model, or the guide', async () => {
    const house: FileProvider = { ...lab, name: 'house', kind: 'guided', baseUrl: null, apiKeyEnv: null, models: null };
    expect(await answering([lab], 'lab', 'm-1')).toEqual(['openai-compatible', 'm-1']);
    expect(await answering([house], 'house', 'guide-1')).toEqual(['guided', 'guide-1']);
    expect(requests).toEqual([]);
  });

  it.each<[string, FileProvider, string, string]>([
    ['of an unknown provider', lab, 'nowhere', 'm-1'],
    ['that is not offered', lab, 'lab', 'm-2'],
    ['that makes vectors', lab, 'lab', 'e-1'],
    ['whose key is not there', { ...lab, apiKeyEnv: 'ANOTHER_KEY' }, 'lab', 'm-1'],
    ['of the deployment itself', lab, 'guided', 'guide-1'],
  ])('is the provider of the deployment for a model %s', async (_what, provider, name, modelId) => {
    expect(await answering([provider], name, modelId)).toBeNull();
  });

  it('is found in the list of the endpoint, read again when it is older than 30 s', async () => {
    answer = () => Response.json({ data: [{ id: 'listed' }] });
    const catalogue = catalogueOf({ file: [listing] });
    const choice = { provider: 'listing', modelId: 'listed' };
    expect((await catalogue.providerFor(choice))?.model).toBe('listed');
    answer = () => Response.json({ data: [] });
    expect(await catalogue.providerFor(choice)).not.toBeNull();
    elapsedSeconds += 31;
    expect(await catalogue.providerFor(choice)).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('is the endpoint also if its list was never read: no other receives its requests', async () => {
    answer = () => {
      throw new TypeError('away');
    };
    expect(await answering([listing], 'listing', 'listed')).toEqual(['openai-compatible', 'listed']);
  });
});
