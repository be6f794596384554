import { useEffect, useState } from 'preact/hooks';

/** Debounce delay after typing. */
const pauseMs = 700;

/** The debounced value, and a function that sets it at once, without the delay. */
export function useSettled<Value>(value: Value): [settled: Value, settle: (value: Value) => void] {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => {
      settle(() => value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, settled]);
  return [settled, settle];
}
