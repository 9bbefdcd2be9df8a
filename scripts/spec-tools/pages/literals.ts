const PYTHON_NAMES = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** One level of nesting. */
const INDENT = { python: '    ', typescript: '  ' } as const;
type Syntax = keyof typeof INDENT;

const propertyName = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

/** JSON strings are valid in both languages, except for surrogate pairs in Python. */
const literal = (value: unknown, syntax: Syntax, margin: string): string => {
  const inner = margin + INDENT[syntax];
  const around = (open: string, parts: string[], close: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${margin}${close}`;
  if (Array.isArray(value))
    return around(
      '[',
      value.map((item) => literal(item, syntax, inner)),
      ']',
    );
  if (typeof value !== 'object' || value === null)
    return (syntax === 'python' ? PYTHON_NAMES.get(value) : undefined) ?? JSON.stringify(value);
  const nameOf = syntax === 'python' ? (name: string) => JSON.stringify(name) : propertyName;
  const entries = Object.entries(value).map(([name, item]) => `${nameOf(name)}: ${literal(item, syntax, inner)}`);
  return around('{', entries, '}');
};

/** A JSON value as a literal of Python. `margin`: the white space before its last line. */
export const literalInPython = (value: unknown, margin = ''): string => literal(value, 'python', margin);

/** A JSON value as a literal of TypeScript. */
export const literalInTypescript = (value: unknown, margin = ''): string => literal(value, 'typescript', margin);
