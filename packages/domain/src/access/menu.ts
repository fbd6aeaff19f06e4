import { CROPS } from '../catalogue/crops.ts';
import type { Crop } from '../entities/catalogue.ts';
import type { ClientId } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';
import type { Station } from '../farm/station.ts';
import { can } from './can.ts';
import { type AppRoute, HOME, type MenuGroup, type MenuRoute, type MenuRule, ROUTES } from './routes.ts';
import { isRoot, type Scope } from './scope.ts';

export interface MenuInput {
  readonly user: User | Scope;
  readonly clientId: ClientId;
  readonly stations: readonly Pick<Station, 'cropId'>[];
  readonly crops: readonly Crop[];
  /** Whether first steps of the client are still to be done and shown. */
  readonly isSettingUp?: boolean;
}

export type MenuEntry =
  | { readonly kind: 'link'; readonly route: MenuRoute }
  | { readonly kind: 'group'; readonly group: MenuGroup; readonly routes: readonly MenuRoute[] };

const SHOWN: Readonly<Record<MenuRule, (input: MenuInput) => boolean>> = {
  always: () => true,
  never: () => false,
  'while-setting-up': ({ isSettingUp = false }) => isSettingUp,
  'some-crop-has-variant': ({ stations, crops }) => {
    const withVariant = new Set(crops.filter((crop) => crop.variantName).map((crop) => crop.id));
    return stations.some(({ cropId }) => cropId !== null && withVariant.has(cropId));
  },
  'some-crop-gets-mildew': ({ stations }) =>
    stations.some(({ cropId }) => cropId !== null && CROPS.get(cropId)?.powderyMildew),
};

function isOpen({ access }: AppRoute, user: User | Scope, clientId: ClientId): boolean {
  if (access === 'client-administrators') return can(user, 'service-token.read', { clientId });
  if (access === 'signed-in' || isRoot(user, clientId)) return true;
  return access === 'administrators' && can(user, 'embed-key.read', { clientId });
}

/** The side menu: what the user may open and the rules show; routes of a group are gathered at its first one. */
export function visibleMenu(input: MenuInput): MenuEntry[] {
  const shown = (ROUTES as readonly AppRoute[]).filter(
    (route): route is MenuRoute => isOpen(route, input.user, input.clientId) && SHOWN[route.menu](input),
  );
  return shown.flatMap<MenuEntry>((route) => {
    const { group } = route;
    if (group === undefined) return [{ kind: 'link', route }];
    const routes = shown.filter((other) => other.group === group);
    return routes[0] === route ? [{ kind: 'group', group, routes }] : [];
  });
}

export type RouteAccess =
  | { readonly kind: 'open'; readonly route: AppRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'forbidden'; readonly route: AppRoute; readonly redirect: string }
  | { readonly kind: 'unknown'; readonly redirect: string };

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function matchRoute(route: AppRoute, path: string): Record<string, string> | null {
  const pattern = segmentsOf(route.path);
  const segments = segmentsOf(path);
  if (segments.length < pattern.length || (segments.length > pattern.length && !route.nested)) return null;
  const params: Record<string, string> = {};
  for (const [i, expected] of pattern.entries()) {
    const segment = segments[i]!;
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name === undefined ? segment !== expected : name.endsWith('Id') && !/^\d+$/.test(segment))
      return null;
    if (name !== undefined) params[name] = segment;
  }
  return params;
}

/** What a path (without query) is: open, closed to this user, or unknown; the latter two lead home. */
export function routeAccess(path: string, user: User | Scope, clientId: ClientId): RouteAccess {
  for (const route of ROUTES as readonly AppRoute[]) {
    const params = matchRoute(route, path);
    if (!params) continue;
    if (!isOpen(route, user, clientId)) return { kind: 'forbidden', route, redirect: HOME };
    return { kind: 'open', route, params };
  }
  return { kind: 'unknown', redirect: HOME };
}
