import { type ComponentType, lazy, useState } from 'react';
import { loadPart } from '../shared/new-version.ts';

/**
 * A component in a file of its own that may be fetched before it is shown. One that is there by then is drawn at once:
 * `lazy` alone would show the loading screen all the same, and React holds what follows that back for 0.3 s.
 */
export function fetchedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => {
    fetched = await loadPart(load);
    return fetched;
  };
  const Late = lazy(async () => ({ default: await fetch() }));
  function Screen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Late);
    return <Shown {...props} />;
  }
  return { fetch, Screen };
}
