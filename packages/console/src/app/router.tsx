import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { parseFilters } from '@vigia/domain/farm';
import { late } from '../shared/late/late.ts';
import { lateInPlace } from '../shared/late/late-in-place.tsx';
import { Root } from './root.tsx';
import { RouteProblem } from './route-problem.tsx';
import { ScreenWait } from './screen-wait.tsx';
import { SCREENS } from './screens.ts';

const PATHS = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const parts = PATHS.map((path) => {
  const part = late(() => SCREENS[path]());
  return { path, fetch: part.fetch, Screen: lateInPlace(part, ScreenWait) };
});

/**
 * A reader who goes from one screen to another stays on the first until the other's file is there. The first screen of
 * a visit is waited for in its own place instead, so that the frame around it is drawn meanwhile.
 */
function createRoutes(isBegun: () => boolean) {
  // The root checks the query: an unknown filter never reaches a screen.
  const root = createRootRoute({ component: Root, validateSearch: parseFilters });
  return root.addChildren([
    // The root only leads home: as a path of its own it loads no screen for a person who is not signed in.
    createRoute({ getParentRoute: () => root, path: '/' }),
    ...parts.map(({ path, fetch, Screen }) =>
      createRoute({
        getParentRoute: () => root,
        path,
        component: Object.assign(() => <Screen />, {
          preload: async () => {
            if (isBegun()) await fetch().catch(() => undefined); // the screen shows the error
          },
        }),
      }),
    ),
  ]);
}

/** Plain `name=value` pairs, so that addresses can be read and written by hand. */
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** @param history the browser's, unless another is given */
export function createAppRouter(history?: RouterHistory) {
  const isBegun = (): boolean => router.state.resolvedLocation !== undefined;
  const router = createRouter({
    routeTree: createRoutes(isBegun),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RouteProblem,
    // The frame leads on from an unknown address.
    defaultNotFoundComponent: () => null,
    scrollRestoration: true,
    ...(history && { history }),
  });
  return router;
}
export type AppRouter = ReturnType<typeof createAppRouter>;
