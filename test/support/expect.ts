import type { Answer } from './client.ts';

/** Status and error code of a refusal, for comparison in one line: `[409, 4001]`. */
export const refusal = ({ status, body }: Pick<Answer, 'status' | 'body'>): [number, number | undefined] => [
  status,
  body?.error_detail?.error_code ?? body?.error_code,
];

/** How many of the answers have each status. */
export const countByStatus = (answers: readonly Pick<Answer, 'status'>[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Runs `work` so many times at once. */
export const inParallel = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
