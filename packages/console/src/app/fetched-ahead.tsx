import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../shared/new-version.ts';
import { LoadingScreen } from './loading-screen.tsx';

/**
 * A component in a file of its own that may be fetched before it is shown. One that is there by then is drawn at once,
 * and one that comes later as it comes: behind `lazy`, React holds back for 0.3 s what follows a loading screen.
 *
 * @param Wait stands in its place until then
 */
export function fetchedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Wait: ComponentType = LoadingScreen,
) {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => {
    fetched = await loadPart(load);
    return fetched;
  };
  function Screen(props: Props) {
    const [Shown, setShown] = useState(() => fetched);
    const [problem, setProblem] = useState<{ readonly error: unknown } | null>(null);
    const isMissing = Shown === undefined;
    useEffect(() => {
      if (!isMissing) return;
      let isCurrent = true;
      fetch().then(
        (part) => isCurrent && setShown(() => part),
        (error: unknown) => isCurrent && setProblem({ error }),
      );
      return () => {
        isCurrent = false;
      };
    }, [isMissing]);
    if (problem) throw problem.error;
    return Shown ? <Shown {...props} /> : <Wait />;
  }
  return { fetch, Screen };
}
