/**
 * The result of the promise, or `late` when it takes longer. The promise itself continues. Where an operation accepts a signal, use
 * `AbortSignal.timeout` instead, which ends it.
 */
export const within = async <T, L>(promise: Promise<T>, milliseconds: number, late: L): Promise<T | L> => {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds).unref();
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
};
