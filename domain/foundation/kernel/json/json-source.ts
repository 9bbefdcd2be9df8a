import type { JsonValue } from './canonical-json.ts';

/** An invalid data file. The message is one line: `file:line: reason`. */
export class JsonFileInvalid extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'JsonFileInvalid';
  }
}

const SPACE = /[ \t\n\r]*/y;
// Any character but the quote, the backslash and the controls below U+0020, or an escape.
const STRING = /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const LITERAL = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

/** Enough for our files; the parser is recursive. */
const DEEPEST = 100;

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * A JSON text with the positions of its values, so that an error in a file can be reported with its line. JSON.parse reports neither the
 * position of every syntax error nor that of a value. Strings that cannot be stored (U+0000, unpaired surrogates), numbers out of range and
 * duplicate members are errors here.
 */
export class JsonSource {
  readonly value: JsonValue;
  readonly #file: string;
  readonly #text: string;
  readonly #offsets = new Map<string, number>();
  #offset = 0;
  #depth = 0;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text.replace(/^\uFEFF/, '');
    this.value = this.#readValue('');
    this.#match(SPACE);
    if (this.#offset < this.#text.length) throw this.#syntaxFault('the end of the file');
  }

  /** An error with `reason` at the value that a JSON pointer names, or at the nearest value around it. */
  faultAt(pointer: string, reason: string): JsonFileInvalid {
    let place = pointer;
    while (!this.#offsets.has(place)) place = place.slice(0, place.lastIndexOf('/'));
    return this.#fault(this.#offsets.get(place) ?? 0, `${pointer === '' ? 'the document' : pointer} ${reason}`);
  }

  #fault(offset: number, reason: string): JsonFileInvalid {
    return new JsonFileInvalid(this.#file, this.#text.slice(0, offset).split('\n').length, reason);
  }

  #syntaxFault(expected: string): JsonFileInvalid {
    return this.#fault(this.#offset, `is not valid JSON, expected ${expected}`);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#offset;
    const token = pattern.exec(this.#text)?.[0] ?? null;
    this.#offset += token?.length ?? 0;
    return token;
  }

  #takes(mark: string): boolean {
    this.#match(SPACE);
    if (this.#text[this.#offset] !== mark) return false;
    this.#offset += 1;
    return true;
  }

  #readValue(pointer: string): JsonValue {
    if (this.#depth > DEEPEST) throw this.#fault(this.#offset, 'is nested too deeply');
    this.#depth += 1;
    const value = this.#readAny(pointer);
    this.#depth -= 1;
    return value;
  }

  #readAny(pointer: string): JsonValue {
    this.#match(SPACE);
    this.#offsets.set(pointer, this.#offset);
    if (this.#takes('{')) return this.#readObject(pointer);
    if (this.#takes('[')) return this.#readList(pointer);
    if (this.#text[this.#offset] === '"') return this.#readString();
    const start = this.#offset;
    const value: JsonValue = JSON.parse(this.#match(LITERAL) ?? this.#throwSyntaxFault('a value'));
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      throw this.#fault(start, `${pointer} is a number beyond range`);
    }
    return value;
  }

  #readString(): string {
    this.#match(SPACE);
    const start = this.#offset;
    const text: string = JSON.parse(this.#match(STRING) ?? this.#throwSyntaxFault('a string'));
    if (text.includes('\0') || !text.isWellFormed()) {
      throw this.#fault(start, 'a string holds U+0000 or an unpaired surrogate');
    }
    return text;
  }

  #readObject(pointer: string): JsonValue {
    const members = new Map<string, JsonValue>();
    if (this.#takes('}')) return {};
    do {
      const name = this.#readString();
      const place = `${pointer}/${escapePointer(name)}`;
      if (!this.#takes(':')) throw this.#syntaxFault("':'");
      if (members.has(name)) throw this.#fault(this.#offset, `${place} is given twice`);
      members.set(name, this.#readValue(place));
    } while (this.#takes(','));
    if (!this.#takes('}')) throw this.#syntaxFault("',' or '}'");
    return Object.fromEntries(members);
  }

  #readList(pointer: string): JsonValue {
    const items: JsonValue[] = [];
    if (this.#takes(']')) return items;
    do items.push(this.#readValue(`${pointer}/${items.length}`));
    while (this.#takes(','));
    if (!this.#takes(']')) throw this.#syntaxFault("',' or ']'");
    return items;
  }

  #throwSyntaxFault(expected: string): never {
    throw this.#syntaxFault(expected);
  }
}
