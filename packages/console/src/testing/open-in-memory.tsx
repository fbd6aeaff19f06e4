import { createMemoryHistory } from '@tanstack/react-router';
import { openConsole } from '../app/open-console.tsx';

export interface OpenedConsole {
  /** The current path, query and hash. */
  readonly address: () => string;
  readonly go: (address: string) => void;
  readonly back: () => void;
  /** Removes it from the page and clears its query cache. */
  readonly close: () => void;
}

/** Opens the whole console in an element, with its own address, so that a page can hold several. */
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
