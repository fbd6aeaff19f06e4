import { type ComponentType, useCallback, useState } from 'react';
import type { Late } from './late.ts';
import { useLate } from './use-late.ts';

/**
 * A screen, or a part of one, whose file may load later. A loaded part is drawn at once, without `lazy`: React
 * delays what follows a `Suspense` fallback by 0.3 s. If loading fails, it throws.
 *
 * @param Wait is shown until the file is loaded
 */
export function lateInPlace<Props extends object>(
  part: Late<Props>,
  Wait: ComponentType,
): ComponentType<Props> {
  return function LateInPlace(props: Props) {
    const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
    const onMissing = useCallback((error: unknown) => setProblem({ error }), []);
    const Part = useLate(part, true, onMissing);
    if (problem) throw problem.error;
    return Part ? <Part {...props} /> : <Wait />;
  };
}
