// What orval leaves to its user: which server is meant, and with which credential.
export const server = { baseUrl: '', credential: '' };

export const fetcher = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
  const headers = new Headers(init.headers);
  if (server.credential !== '') headers.set('authorization', `Bearer ${server.credential}`);
  const answer = await fetch(server.baseUrl + path, { ...init, headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, data: text === '' ? undefined : JSON.parse(text) } as T;
};
