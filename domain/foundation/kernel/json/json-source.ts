import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { JsonValue } from './canonical-json.ts';
import { exceededLimit } from './nesting.ts';
import type { Violation } from './violation.ts';

/** An invalid data file. The message is one line: `file:line: reason`. */
export class JsonFileInvalid extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'JsonFileInvalid';
  }
}

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** `CloseBraceExpected` becomes `close brace expected`. */
const inWords = ({ error }: ParseError): string =>
  printParseErrorCode(error).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Why a value that is valid JSON is not accepted in a file; null if it is. */
const reasonAgainst = ({ type, value, children = [] }: Node): string | null => {
  if (type === 'string' && !isStorable(value)) return 'contains U+0000 or an unpaired surrogate';
  if (type === 'number' && !Number.isFinite(value)) return 'is a number out of range';
  if (type !== 'object') return null;
  const names = children.map((member) => member.children?.[0]?.value);
  return new Set(names).size === names.length ? null : 'has a duplicate field';
};

const refused = (node: Node): readonly [Node, string] | null => {
  const reason = reasonAgainst(node);
  if (reason !== null) return [node, reason];
  for (const child of node.children ?? []) {
    const found = refused(child);
    if (found) return found;
  }
  return null;
};

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

const childOf = ({ type, children = [] }: Node, name: string): Node | undefined =>
  type === 'array'
    ? children[Number(name)]
    : children.find((member) => member.children?.[0]?.value === name)?.children?.[1];

/**
 * A JSON text with the positions of its values, so that an error in a file can be reported with its line. Strings that cannot be stored
 * (U+0000, unpaired surrogates), numbers out of range and duplicate fields are errors here.
 */
export class JsonSource {
  readonly value: JsonValue;
  readonly #file: string;
  readonly #text: string;
  readonly #root: Node;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text.replace(/^\uFEFF/, '');
    // The parser is recursive.
    const exceeded = exceededLimit(Buffer.from(this.#text));
    if (exceeded !== null)
      throw this.#invalid(0, exceeded === 'depth' ? 'is nested too deeply' : 'has too many values');
    const errors: ParseError[] = [];
    const root = parseTree(this.#text, errors, STRICT);
    const [first] = errors;
    if (first || !root) throw this.#invalid(first?.offset ?? 0, `is not valid JSON:${first ? inWords(first) : ''}`);
    this.#root = root;
    const found = refused(root);
    if (found) throw this.#invalid(found[0].offset, `a value ${found[1]}`);
    this.value = JSON.parse(this.#text);
  }

  /** An error at the value that the pointer names, or at the nearest value around it. */
  invalidAt({ pointer, reason }: Violation): JsonFileInvalid {
    let node = this.#root;
    for (const part of pointer.split('/').slice(1)) {
      const child = childOf(node, unescaped(part));
      if (!child) break;
      node = child;
    }
    return this.#invalid(node.offset, `${pointer === '' ? 'the document' : pointer} ${reason}`);
  }

  #invalid(offset: number, reason: string): JsonFileInvalid {
    return new JsonFileInvalid(this.#file, this.#text.slice(0, offset).split('\n').length, reason);
  }
}
