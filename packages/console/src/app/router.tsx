import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { parseFilters } from '@vigia/domain';
import { loadPart } from '../shared/new-version.ts';
import { Root } from './root.tsx';
import { RouteProblem } from './route-problem.tsx';
import { SCREENS } from './screens.ts';

/** The root checks the query: a filter that means nothing never reaches a screen. */
const root = createRootRoute({ component: Root, validateSearch: parseFilters });

const PATHS = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const screens = [
  // Nothing stands at the root: it leads home, and a path of its own loads nothing for whoever has yet to sign in.
  createRoute({ getParentRoute: () => root, path: '/' }),
  ...PATHS.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(async () => ({ default: await loadPart(() => SCREENS[path]()) })),
    }),
  ),
];

/** Plain `name=value` pairs, so that addresses can be read and written by hand. */
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** @param history the browser's, unless another is given */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren(screens),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RouteProblem,
    scrollRestoration: true,
    ...(history && { history }),
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;
