import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/** The component, rendered again only when one of its props changes. */
export function memo<Props extends object>(Component: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Memo(props: Props) {
    return useMemo(() => <Component {...props} />, Object.values(props));
  };
}
