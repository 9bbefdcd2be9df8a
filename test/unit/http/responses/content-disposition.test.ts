import { expect, it } from 'vitest';
import { attachmentNamed } from '../../../../handlers/http/responses/content-disposition.ts';

it.each([
  ['report.txt', 'attachment; filename="report.txt"'],
  ['a b.txt', 'attachment; filename="a b.txt"'],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b%5Cc.txt`],
  ['100%.txt', `attachment; filename="100_.txt"; filename*=UTF-8''100%25.txt`],
  ["é'(1).txt", `attachment; filename="_'(1).txt"; filename*=UTF-8''%C3%A9%27%281%29.txt`],
  ['😀', `attachment; filename="_"; filename*=UTF-8''%F0%9F%98%80`],
])('the download of %j has a name for every client', (name, expected) => {
  expect(attachmentNamed(name)).toBe(expected);
});
