/**
 * Whether the text is a URL of a server and one of its databases. An unencoded `/`, `#` or `?` in a password, or
 * missing slashes, usually make another URL of it, whose database name would reveal the password.
 */
export const isPostgresUrl = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  const hasServer = url.href.startsWith(`${url.protocol}//`);
  return hasServer && url.hash === '' && /^\/[^/@:]+$/.test(url.pathname) && isDecodable(url.pathname);
};

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

export const URL_FORM =
  'a URL such as postgres://user:password@host:5432/database, reserved characters of the password percent-encoded';

/**
 * The server is identified by the application name of its connections, which the URL could replace (`requireAlone` in
 * domain/transfer).
 */
export const withoutName = (text: string): string => {
  const url = new URL(text);
  if (!url.searchParams.has('application_name')) return text;
  url.searchParams.delete('application_name');
  return url.href;
};
