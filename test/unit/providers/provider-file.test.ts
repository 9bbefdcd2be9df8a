import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unknownModel } from '../../../domain/providers/catalogue-model.ts';
import { parseProviderFile, readProviderFile } from '../../../domain/providers/provider-file.ts';

const endpoint = { name: 'lab', kind: 'openai-compatible', base_url: 'https://models.example/v1' };
const parse = (...providers: object[]) => parseProviderFile('providers.json', JSON.stringify({ providers }, null, 1));

describe('provider file', () => {
  it('needs few fields for a provider and a model', async () => {
    const [lab, second] = parse(
      {
        ...endpoint,
        models: [{ id: 'm-1' }, { id: 'm-2', context_window: 8000, embedding: true, embedding_dims: 768 }],
      },
      { name: 'second', kind: 'guided' },
    );
    expect(lab).toEqual({
      name: 'lab',
      kind: 'openai-compatible',
      baseUrl: 'https://models.example/v1',
      apiKeyEnv: null,
      models: [
        unknownModel('m-1'),
        { ...unknownModel('m-2'), contextWindow: 8000, embedding: true, embeddingDims: 768 },
      ],
    });
    expect(second).toEqual({ name: 'second', kind: 'guided', baseUrl: null, apiKeyEnv: null, models: null });
  });

  it('may leave the list of models to the endpoint', async () => {
    expect(parse(endpoint)).toMatchObject([{ name: 'lab', models: null }]);
  });

  it('may be without providers', async () => {
    expect(parse()).toEqual([]);
  });

  it.each([
    [
      'a name with capitals',
      [{ ...endpoint, name: 'Lab' }],
      ':4: /providers/0/name must have only the characters a-z, 0-9, _ and -',
    ],
    [
      'a reserved name',
      [{ ...endpoint, name: 'guided' }],
      ':4: /providers/0/name must not be guided, which is a provider of the environment',
    ],
    [
      'a price without end',
      [{ ...endpoint, models: [{ id: 'm', output_price: 1e307 }] }],
      ':10: /providers/0/models/0/output_price must be at most 1000000000000',
    ],
    ['a name twice', [endpoint, endpoint], ':9: /providers/1/name must be unique'],
    ['an unknown kind', [{ ...endpoint, kind: 'x' }], ':5: /providers/0/kind must be one of openai-compatible, guided'],
    [
      'no base_url',
      [{ name: 'lab', kind: 'openai-compatible' }],
      ':3: /providers/0 must have base_url for kind openai-compatible',
    ],
    [
      'another scheme',
      [{ ...endpoint, base_url: 'ftp://x' }],
      ':6: /providers/0/base_url must be an http or https URL',
    ],
    ['no host', [{ ...endpoint, base_url: 'http://' }], ':6: /providers/0/base_url must be an absolute URL'],
    ['an empty list of models', [{ ...endpoint, models: [] }], ':7: /providers/0/models must have at least 1 item'],
    [
      'models of the guide',
      [{ name: 'g', kind: 'guided', models: [{ id: 'm' }] }],
      ':6: /providers/0/models is not allowed for kind guided, which always offers guide-1',
    ],
    ['a model without id', [{ ...endpoint, models: [{}] }], ':8: /providers/0/models/0/id is missing'],
    [
      'a model twice',
      [{ ...endpoint, models: [{ id: 'm' }, { id: 'm' }] }],
      ':12: /providers/0/models/1/id must be unique within its provider',
    ],
    [
      'a negative price',
      [{ ...endpoint, models: [{ id: 'm', input_price: -1 }] }],
      ':10: /providers/0/models/0/input_price must be at least 0',
    ],
    [
      'a word for a number',
      [{ ...endpoint, models: [{ id: 'm', context_window: '8k' }] }],
      ':10: /providers/0/models/0/context_window must be a number',
    ],
    ['an unknown field', [{ ...endpoint, api_key: 'secret' }], ':7: /providers/0/api_key is not a known field'],
  ])('refuses %s with one clear line', async (_, providers, expected) => {
    expect(() => parse(...providers)).toThrow(expect.objectContaining({ message: `providers.json${expected}` }));
  });

  it('refuses a top level that is not an object with providers', async () => {
    expect(() => parseProviderFile('p.json', '[]')).toThrow('p.json:1: the document must be an object');
    expect(() => parseProviderFile('p.json', '{}')).toThrow('p.json:1: /providers is missing');
  });

  it('is read from the disk as UTF-8', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'providers-'));
    try {
      const file = join(folder, 'p.json');
      await writeFile(file, JSON.stringify({ providers: [{ ...endpoint, models: [{ id: 'größer' }] }] }));
      expect((await readProviderFile(file))[0]?.models).toEqual([unknownModel('größer')]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reports that it does not exist', async () => {
    await expect(readProviderFile('/nonexistent/p.json')).rejects.toThrow(
      '/nonexistent/p.json:1: cannot be read (ENOENT)',
    );
  });
});
