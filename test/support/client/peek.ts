import { request } from 'node:http';

/** Returned for an endless response that was aborted after its head: a comment, which is not a frame. */
const LEFT = ': left\n\n';

/** The head of an endless response, or the body of an error. */
export const peek = (
  address: URL,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; headers: Record<string, string>; text: string; type: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { headers, agent: false }, async (response) => {
      const { statusCode: status = 0 } = response;
      let text = '';
      if (status === 200) {
        text = LEFT;
        sent.destroy();
      } else for await (const chunk of response.setEncoding('utf8')) text += chunk;
      const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? '';
      resolve({ status, headers: response.headers as Record<string, string>, text, type });
    });
    sent.on('error', reject);
    sent.end();
  });
