import { describe, expect, it } from 'vitest';
import { toolResultText } from '../../../domain/acting/tool-texts.ts';
import { snapshotText } from '../../../domain/chat/explain/snapshot-text.ts';
import { maskedJson } from '../../../domain/llm/safety/masked-json.ts';
import { fence, maskPrompt, readFences } from '../../../domain/llm/safety/untrusted.ts';
import { EMPTY_SNAPSHOT } from '../../support/builders/chat/model-calls.ts';

const KEY = `ghp_${'a1B2'.repeat(9)}`;

describe('JSON for a model', () => {
  it.each(['\n', '\t', '\r\n', '"', '\\'])('masks a credential after %j, in values and keys', (before) => {
    const text = maskedJson({ note: `keys:${before}${KEY}`, nested: [{ [`x${before}${KEY}`]: 1 }] });
    expect(text).not.toContain(KEY);
    expect(Object.keys(JSON.parse(text))).toEqual(['note', 'nested']);
  });

  it('masks results of tools the same way', () => {
    const { text } = toolResultText({ isError: false, data: { items: [{ description: `keys:\n${KEY}\n\t${KEY}` }] } });
    expect(text).not.toContain(KEY);
  });

  it('drops texts beyond the limit', () => {
    expect(maskedJson(['a'.repeat(6), 'b'.repeat(6), 'c'], 8)).toBe(JSON.stringify(['aaaaaa', 'bb', '']));
  });

  it.each(['Private-Lines:', '-----BEGIN PRIVATE KEY-----'])('shows the other texts next to one like %j', (name) => {
    const { text } = toolResultText({
      isError: false,
      data: { items: [{ title: `Rotate ${name} x` }, { title: 'Next' }] },
    });
    expect(text).toContain('Next');
    const agents = {
      total: 2,
      items: [name, 'Ada'].map((each) => ({ id: each, name: each, role: 'CTO', department: null })),
    };
    const shown = readFences(fence('org-state', snapshotText({ ...EMPTY_SNAPSHOT, agents })))[0]?.content;
    expect(shown).toContain('Ada, CTO');
    expect(shown).toContain('budget of this month');
  });
});

describe('a masked prompt', () => {
  it.each(['Private-Lines: 2', '-----BEGIN PRIVATE KEY-----'])('keeps its fences and later texts after %j', (start) => {
    const prompt = [`<org-state>\n${start}\n</org-state>`, fence('task-data', `Who is idle? ${KEY}`)].join('\n\n');
    const fences = readFences(maskPrompt(prompt));
    expect(fences.map(({ tag }) => tag)).toEqual(['org-state', 'task-data']);
    expect(fences[1]?.content).toBe('Who is idle? ***');
  });
});
