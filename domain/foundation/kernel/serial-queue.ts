/** Runs work one after the other, in the order in which it was asked for. Work that fails does not stop the work behind it. */
export const serialQueue = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
};
