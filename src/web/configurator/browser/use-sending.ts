import { useEffect, useRef } from 'preact/hooks';

/** Whether the form is on its way. A page restored from the back/forward cache can be submitted again. */
export function useSending(): { current: boolean } {
  const sending = useRef(false);
  useEffect(() => {
    const reset = () => {
      sending.current = false;
    };
    addEventListener('pageshow', reset);
    return () => {
      removeEventListener('pageshow', reset);
    };
  }, []);
  return sending;
}
