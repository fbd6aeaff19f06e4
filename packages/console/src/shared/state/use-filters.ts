import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
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
  /** Changes the filters, and the hash if given, on the same page and scroll position. */
  readonly setFilters: (
    filters: Filters,
    options?: { readonly replace?: boolean; readonly hash?: string },
  ) => void;
  /** Changes the hash; adds a history entry only with `replace: false`. */
  readonly setHash: (hash: string, options?: { readonly replace?: boolean }) => void;
}

export function useNavigation(): Navigation {
  const router = useRouter();
  const filters = useFilters();
  const { pathname } = useLocation();
  return useMemo(() => {
    const go: Navigation['go'] = (href, { replace = false } = {}) =>
      replace ? router.history.replace(href) : router.history.push(href);
    // A page that is still loading may complete its filters too: it then starts at the top.
    const stay = (href: string, replace: boolean) =>
      void router.navigate({
        href,
        replace,
        resetScroll: router.state.resolvedLocation?.pathname !== pathname,
      });
    return {
      href: (path, others = filters) => hrefWith(path, others),
      go,
      // Read at the time of the call: a second call may follow before the page is rendered again.
      setFilters: (next, { hash = router.history.location.hash.slice(1), replace = false } = {}) =>
        stay(hrefWith(pathname, next, hash), replace),
      setHash: (next, { replace = true } = {}) =>
        stay(`${pathname}${router.history.location.search}${next && `#${next}`}`, replace),
    };
  }, [router, filters, pathname]);
}
