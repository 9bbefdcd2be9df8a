import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the end in sight while it grows, unless the person has gone up to read. */
export const useEnd = (grown: readonly unknown[]) => {
  const end = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  // Before it is drawn, when what was seen last still counts.
  useLayoutEffect(() => {
    if (isThere.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [...grown]);
  useEffect(() => {
    const watching = new IntersectionObserver(
      (seen) => {
        isThere.current = seen.at(-1)?.isIntersecting === true;
      },
      { rootMargin: '0px 0px 48px' },
    );
    if (end.current !== null) watching.observe(end.current);
    return () => watching.disconnect();
  }, []);
  const follow = (): void => {
    isThere.current = true;
  };
  return { end, follow };
};
