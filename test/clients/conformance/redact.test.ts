import { expect, it } from 'vitest';
import { Redaction } from '../../../clients/conformance/scene/redact.ts';

const SECRET = 'pass"word\\of ten';
const redaction = new Redaction();
redaction.hide(SECRET);

it.each([
  ['as it is', SECRET],
  ['in JSON', JSON.stringify({ note: SECRET })],
  ['in an address', `/api/v1/x?q=${encodeURIComponent(SECRET)}`],
  ['across the edge of what is shown', 'x'.repeat(3995) + SECRET],
])('a secret is never reported, %s', (_where, text) => {
  expect(redaction.text(text)).toContain('***');
  expect(redaction.text(text)).not.toMatch(/pass.?.?.?.?"|pass%|of ten/);
});

it.each([
  ['{"token":"abcdefgh"}', '{"token":"***"}'],
  ['ws://a/api/v1/ws?ticket=abcdefgh&x=1', 'ws://a/api/v1/ws?ticket=***&x=1'],
  ['ok_abcdefghijklmnopqrstuvwxyz', '***'],
])('a credential is never reported: %s', (text, shown) => {
  expect(redaction.text(text)).toBe(shown);
});

it('a text of megabytes is shortened', () => {
  const text = `ok_abcdefghijklmnopqrstuvwxyz ${'x'.repeat(20_000_000)}`;
  expect(redaction.text(text)).toMatch(/^\*\*\* x{3996}\.\.\. \(20000030 characters\)$/);
});

it('no part of a secret in a long text is reported', () => {
  const long = `secret-${'s'.repeat(5_000)}`;
  redaction.hide(long);
  expect(redaction.text(`${long} `.repeat(30))).not.toContain('sss');
  expect(redaction.text(JSON.stringify({ password: 'p'.repeat(100_000) }))).not.toContain('ppp');
});
