/** Waits until the condition is true; fails after this many seconds. */
export const eventually = async (condition: () => Promise<boolean> | boolean, seconds = 10): Promise<void> => {
  const deadline = performance.now() + seconds * 1000;
  while (!(await condition())) {
    if (performance.now() > deadline)
      throw new Error(`the condition did not come true within ${seconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
