const DESCRIPTION = 'This server.';
const guideOf = (baseUrl: string): string => `${baseUrl}/docs/guide`;

/**
 * The interface document with the public URL of this server as its server, so that clients generated from it need no
 * further configuration.
 */
export const atAddress = (written: Buffer, baseUrl: string): string => {
  const document = JSON.parse(written.toString());
  const servers = [{ url: baseUrl, description: DESCRIPTION }];
  const externalDocs = { ...document.externalDocs, url: guideOf(baseUrl) };
  return `${JSON.stringify({ ...document, servers, externalDocs }, null, 2)}\n`;
};

/** The same for YAML, where both values occur once, at the left margin. */
export const yamlAtAddress = (written: Buffer, baseUrl: string): string =>
  written
    .toString()
    .replace(
      /^servers:\n(?: .*\n)+/m,
      () => `servers:\n  - url: ${JSON.stringify(baseUrl)}\n    description: ${DESCRIPTION}\n`,
    )
    .replace(/^( {2}url: ).*\/docs\/guide$/m, (_all, key: string) => `${key}${JSON.stringify(guideOf(baseUrl))}`);

/** The same for the document of events; its server uses WebSockets. */
export const eventsAtAddress = (written: Buffer, baseUrl: string): string => {
  const { host, pathname, protocol } = new URL(baseUrl);
  const path = pathname === '/' ? {} : { pathname };
  const server = { host, ...path, protocol: protocol === 'https:' ? 'wss' : 'ws', description: DESCRIPTION };
  return `${JSON.stringify({ ...JSON.parse(written.toString()), servers: { platform: server } }, null, 2)}\n`;
};
