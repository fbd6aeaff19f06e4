import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { type Filters, filtersToSearch, parseFilters } from '@vigia/domain/farm';
import { useMemo } from 'react';

/** A path with the filters as its query. */
export function hrefWith(path: string, filters: Filters, hash = ''): string {
  const query = new URLSearchParams(
    Object.entries(filtersToSearch(filters)).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${path}${query && `?${query}`}${hash && `#${hash}`}`;
}

/** The filters in the address bar, checked: the router hands on what a route's check leaves out. */
export function useFilters(): Filters {
  const search = useSearch({ strict: false });
  return useMemo(() => parseFilters(search), [search]);
}

export interface Navigation {
  /** Where a link leads, the present filters kept (or others given). */
  readonly href: (path: string, filters?: Filters) => string;
  /** Goes there. `replace` leaves no step for the back button. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Stays on the page, where it is scrolled to, with other filters, and with another hash where one is given. */
  readonly setFilters: (
    filters: Filters,
    options?: { readonly replace?: boolean; readonly hash?: string },
  ) => void;
  /** Stays there with another hash; a step for the back button only where it does not replace. */
  readonly setHash: (hash: string, options?: { readonly replace?: boolean }) => void;
}

export function useNavigation(): Navigation {
  const router = useRouter();
  const filters = useFilters();
  const { pathname } = useLocation();
  return useMemo(() => {
    const go: Navigation['go'] = (href, { replace = false } = {}) =>
      replace ? router.history.replace(href) : router.history.push(href);
    // A page that is only on its way completes its filters too: it begins at its top.
    const stay = (href: string, replace: boolean) =>
      void router.navigate({
        href,
        replace,
        resetScroll: router.state.resolvedLocation?.pathname !== pathname,
      });
    return {
      href: (path, others = filters) => hrefWith(path, others),
      go,
      // Read as they are called: one may follow the other before the page is drawn again.
      setFilters: (next, { hash = router.history.location.hash.slice(1), replace = false } = {}) =>
        stay(hrefWith(pathname, next, hash), replace),
      setHash: (next, { replace = true } = {}) =>
        stay(`${pathname}${router.history.location.search}${next && `#${next}`}`, replace),
    };
  }, [router, filters, pathname]);
}
