import { type ComponentType, useEffect, useState } from 'react';
import type { Late } from './late.ts';

/**
 * A component after its file is loaded; loading starts as soon as it is wanted.
 *
 * @param onMissing called with the reason why it cannot be loaded; the next time it is wanted it is requested again
 */
export function useLate<Props extends object>(
  part: Late<Props>,
  isWanted: boolean,
  onMissing: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState(part.current);
  const isAwaited = isWanted && Part === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    let isCurrent = true;
    part.fetch().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => isCurrent && onMissing(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isAwaited, onMissing]);
  return Part;
}
