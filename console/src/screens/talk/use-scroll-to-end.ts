import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Scrolls to the end when `dependencies` change, unless the user has scrolled up. */
export const useScrollToEnd = (dependencies: readonly unknown[]) => {
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // A layout effect runs before painting, when the observer still has the previous position.
  useLayoutEffect(() => {
    if (isAtEnd.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [...dependencies]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        isAtEnd.current = seen.at(-1)?.isIntersecting === true;
      },
      { rootMargin: '0px 0px 48px' },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  const follow = (): void => {
    isAtEnd.current = true;
  };
  return { end, follow };
};
