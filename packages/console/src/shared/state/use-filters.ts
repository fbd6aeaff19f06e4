import {
  rootRouteId,
  trimPathRight,
  useLocation,
  useMatch,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { type Filters, hrefWith, parseFilters } from '@vigia/domain/farm';
import { useMemo } from 'react';

/** The checked filters of the address; parsed here because the router also returns unchecked values. */
export function useFilters(): Filters {
  const search = useSearch({ strict: false });
  return useMemo(() => parseFilters(search), [search]);
}

export interface Navigation {
  /** The address of a link, with the current filters or with others. */
  readonly href: (path: string, filters?: Filters) => string;
  /** Goes there. `replace` adds no history entry. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
  /**
   * Changes the filters, and the hash if given, on the same page and scroll position. A page that the reader is leaving
   * changes nothing: the address is that of the next one already.
   */
  readonly setFilters: (
    filters: Filters,
    options?: { readonly replace?: boolean; readonly hash?: string },
  ) => void;
  /** Changes the hash; adds a history entry only with `replace: false`. */
  readonly setHash: (hash: string, options?: { readonly replace?: boolean }) => void;
}

/** The path of the page that the caller is part of; outside of all pages, that of the address. */
function useOwnPath(): string {
  const { pathname } = useLocation();
  const page = useMatch({ strict: false });
  return page.routeId === rootRouteId ? pathname : page.pathname;
}

export function useNavigation(): Navigation {
  const router = useRouter();
  const filters = useFilters();
  const path = useOwnPath();
  return useMemo(() => {
    const go: Navigation['go'] = (href, { replace = false } = {}) =>
      replace ? router.history.replace(href) : router.history.push(href);
    // A page that is still loading may complete its filters too: it then starts at the top.
    const stay = (href: string, replace: boolean) => {
      if (trimPathRight(router.history.location.pathname) !== trimPathRight(path)) return;
      const resetScroll = router.state.resolvedLocation?.pathname !== path;
      void router.navigate({ href, replace, resetScroll });
    };
    return {
      href: (to, others = filters) => hrefWith(to, others),
      go,
      // Read at the time of the call: a second call may follow before the page is rendered again.
      setFilters: (next, { hash = router.history.location.hash.slice(1), replace = false } = {}) =>
        stay(hrefWith(path, next, hash), replace),
      setHash: (next, { replace = true } = {}) =>
        stay(`${path}${router.history.location.search}${next && `#${next}`}`, replace),
    };
  }, [router, filters, path]);
}
