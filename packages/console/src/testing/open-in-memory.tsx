import { createMemoryHistory } from '@tanstack/react-router';
import { openConsole } from '../app/open-console.tsx';

export interface OpenedConsole {
  /** Path, query and hash that it stands at. */
  readonly address: () => string;
  readonly go: (address: string) => void;
  readonly back: () => void;
  /** Takes it off the page; what it has asked for is forgotten. */
  readonly close: () => void;
}

/** The whole console in an element, with an address bar of its own, so that several stand on one page. */
export function openInMemory(container: Element, baseUrl: string, path: string): OpenedConsole {
  const history = createMemoryHistory({ initialEntries: [path] });
  const { root, queryClient } = openConsole(container, { baseUrl }, history);
  return {
    address: () => history.location.href,
    go: (address) => history.push(address),
    back: () => history.back(),
    close: () => {
      root.unmount();
      queryClient.clear();
    },
  };
}
