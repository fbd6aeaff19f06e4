import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { parseFilters } from '@vigia/domain';
import { ErrorState } from '@vigia/ui';
import { WORDS } from '../shared/words.ts';
import { Root } from './root.tsx';

/** The root checks the query: a filter that means nothing never reaches a screen. */
const root = createRootRoute({ component: Root, validateSearch: parseFilters });

/** One line per screen. Who may open what is the domain's table (`ROUTES`), held by `Shell`. */
const screens = [
  // Nothing stands at the root: it leads home, and a path of its own loads nothing for whoever has yet to sign in.
  createRoute({ getParentRoute: () => root, path: '/' }),
  createRoute({
    getParentRoute: () => root,
    path: '/home',
    component: lazyRouteComponent(() => import('../features/stations/stations-screen.tsx'), 'StationsScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sectors',
    component: lazyRouteComponent(() => import('../features/sectors/sectors-screen.tsx'), 'SectorsScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sector/$sectorId',
    component: lazyRouteComponent(() => import('../features/sector/sector-screen.tsx'), 'SectorScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/station/$stationId',
    component: lazyRouteComponent(() => import('../features/station/station-screen.tsx'), 'StationScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/node/$serialNumber',
    component: lazyRouteComponent(() => import('../features/node/node-screen.tsx'), 'NodeScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/data-explorer',
    component: lazyRouteComponent(
      () => import('../features/explorers/pests/pests-screen.tsx'),
      'PestsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/crop-explorer',
    component: lazyRouteComponent(
      () => import('../features/explorers/crops/crops-screen.tsx'),
      'CropsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/oidio-explorer',
    component: lazyRouteComponent(
      () => import('../features/explorers/mildew/mildew-screen.tsx'),
      'MildewScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/climate-explorer',
    component: lazyRouteComponent(
      () => import('../features/explorers/climate/climate-screen.tsx'),
      'ClimateScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/chill-models',
    component: lazyRouteComponent(
      () => import('../features/explorers/chill/chill-screen.tsx'),
      'ChillScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/logs',
    component: lazyRouteComponent(() => import('../features/logs/logs-screen.tsx'), 'LogsScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/notifications',
    component: lazyRouteComponent(
      () => import('../features/notifications/notifications-screen.tsx'),
      'NotificationsScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/scheduled-report-explorer',
    component: lazyRouteComponent(
      () => import('../features/schedules/schedules-screen.tsx'),
      'SchedulesScreen',
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/health-stations',
    component: lazyRouteComponent(() => import('../features/health/health-screen.tsx'), 'HealthScreen'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '$',
    component: lazyRouteComponent(() => import('../features/not-yet/not-yet-screen.tsx'), 'NotYetScreen'),
  }),
];

function RouteProblem({ reset }: ErrorComponentProps) {
  return <ErrorState title={WORDS.screenFailed} kept={WORDS.screenFailedHint} onRetry={reset} />;
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
