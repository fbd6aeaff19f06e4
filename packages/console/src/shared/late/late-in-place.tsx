import { type ComponentType, useCallback, useState } from 'react';
import type { Late } from './late.ts';
import { useLate } from './use-late.ts';

/**
 * A screen, or a part of one, whose file may come later. One that has come before is drawn at once, the others as they
 * come: behind `lazy`, React holds back for 0.3 s what follows a loading screen. One that cannot be had throws.
 *
 * @param Wait stands in its place until then
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
