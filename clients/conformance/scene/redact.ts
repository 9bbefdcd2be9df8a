/** Text in the form of an API key, a token, a webhook secret or a lease token. */
const PATTERNS: readonly RegExp[] = [
  /\bok_[\w-]{16,}/g,
  /\b[\w-]{16,}\.[\w-]{16,}\.[\w-]{16,}\b/g,
  /\bwhsec_[\w+/=-]{8,}/g,
  /\blt_[\w-]{43}/g,
];

const SECRET_HEADERS = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'x-csrf-token',
  'x-setup-token',
  'lease-token',
]);

/** Fields of bodies that contain a secret in any form, also one that is cut off. */
const SECRET_FIELDS =
  /("(?:[a-z_]*password|api_key|[a-z_]*secret|[a-z_]*token|ticket)"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?$)/g;

/** Query parameters that are credentials. */
const SECRET_QUERY = /([?&](?:ticket|token|code|state)=)[^&\s"]+/g;

const MAX_BODY = 4000;
/** The searched part of a text: the patterns overflow the stack on several megabytes. */
const MAX_SEARCHED = 65_536;
/** No secret is longer. */
const MAX_SECRET = 16_384;

/** Removes credentials from reports. */
export class Redaction {
  readonly #secrets = new Set<string>();

  /** Hides this text from now on. */
  hide(secret: string): void {
    if (secret.length < 8) return;
    // In its plain form, its JSON form and its URL form.
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
      this.#secrets.add(form);
  }

  text(text: string): string {
    // Truncated last, because a truncated secret would not be recognised.
    const isCut = text.length > MAX_SEARCHED;
    let clean = text.slice(0, MAX_SEARCHED).replace(SECRET_FIELDS, '$1"***"').replace(SECRET_QUERY, '$1***');
    for (const secret of this.#secrets) clean = clean.replaceAll(secret, '***');
    for (const pattern of PATTERNS) clean = clean.replace(pattern, '***');
    // The end of the searched part may be the beginning of a secret.
    const shown = isCut ? clean.slice(0, -MAX_SECRET) : clean;
    return isCut || shown.length > MAX_BODY ? `${shown.slice(0, MAX_BODY)}... (${text.length} characters)` : shown;
  }

  headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name) ? '***' : this.text(value)]),
    );
  }
}
