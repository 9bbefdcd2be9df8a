const DESCRIPTION = 'This server.';
const guideOf = (baseUrl: string): string => `${baseUrl}/docs/guide`;

/**
 * An interface document as this server hands it out: the server it names is this one, at its public address, so that a client that was
 * generated from it needs no other word.
 */
export const atAddress = (written: Buffer, baseUrl: string): string => {
  const document = JSON.parse(written.toString());
  const servers = [{ url: baseUrl, description: DESCRIPTION }];
  const externalDocs = { ...document.externalDocs, url: guideOf(baseUrl) };
  return `${JSON.stringify({ ...document, servers, externalDocs }, null, 2)}\n`;
};

/** The same in YAML, whose text says each of the two at one place, at the left margin. */
export const yamlAtAddress = (written: Buffer, baseUrl: string): string =>
  written
    .toString()
    .replace(
      /^servers:\n(?: .*\n)+/m,
      () => `servers:\n  - url: ${JSON.stringify(baseUrl)}\n    description: ${DESCRIPTION}\n`,
    )
    .replace(/^( {2}url: ).*\/docs\/guide$/m, (_all, key: string) => `${key}${JSON.stringify(guideOf(baseUrl))}`);

/** The document of the events, likewise: its server speaks WebSockets. */
export const eventsAtAddress = (written: Buffer, baseUrl: string): string => {
  const { host, pathname, protocol } = new URL(baseUrl);
  const path = pathname === '/' ? {} : { pathname };
  const server = { host, ...path, protocol: protocol === 'https:' ? 'wss' : 'ws', description: DESCRIPTION };
  return `${JSON.stringify({ ...JSON.parse(written.toString()), servers: { platform: server } }, null, 2)}\n`;
};
