/** Why an open route may still be missing from the menu. */
export type MenuRule =
  | 'always'
  | 'never'
  | 'while-setting-up'
  | 'some-crop-has-variant'
  | 'some-crop-gets-mildew';
export type MenuGroup = 'reports';

export interface RouteEntry {
  readonly id: string;
  /** Pattern; `{…Id}` stands for digits, any other `{…}` for one segment. */
  readonly path: string;
  /** `administrators`: the role `admin` on the client, or root; `client-administrators`: the role alone. */
  readonly access: 'signed-in' | 'root' | 'administrators' | 'client-administrators';
  readonly menu: MenuRule;
  readonly group?: MenuGroup;
  /** Sub-paths belong to the same screen. */
  readonly nested?: true;
}

export const HOME = '/home';
/** What asks for somebody today; the start on narrow screens. */
export const TODAY = '/today';
/** The first steps of a client. */
export const SETUP = '/start';

/** Every screen, in the order of the menu. */
export const ROUTES = [
  { id: 'setup', path: SETUP, access: 'root', menu: 'while-setting-up' },
  { id: 'today', path: TODAY, access: 'signed-in', menu: 'always' },
  { id: 'round', path: '/today/round', access: 'signed-in', menu: 'never' },
  { id: 'stations', path: HOME, access: 'signed-in', menu: 'always' },
  { id: 'sectors', path: '/sectors', access: 'signed-in', menu: 'always' },
  { id: 'pressure', path: '/sectors/pressure', access: 'signed-in', menu: 'never' },
  { id: 'sector', path: '/sector/{sectorId}', access: 'root', menu: 'never' },
  { id: 'spraying', path: '/sector/{sectorId}/spraying', access: 'signed-in', menu: 'never' },
  { id: 'station', path: '/station/{stationId}', access: 'signed-in', menu: 'never' },
  { id: 'node', path: '/node/{serialNumber}', access: 'signed-in', menu: 'never' },
  { id: 'notifications', path: '/notifications', access: 'root', menu: 'always' },
  { id: 'logs', path: '/logs', access: 'signed-in', menu: 'always' },
  { id: 'pests', path: '/data-explorer', access: 'signed-in', menu: 'always', group: 'reports' },
  {
    id: 'crops',
    path: '/crop-explorer',
    access: 'signed-in',
    menu: 'some-crop-has-variant',
    group: 'reports',
  },
  {
    id: 'mildew',
    path: '/oidio-explorer',
    access: 'signed-in',
    menu: 'some-crop-gets-mildew',
    group: 'reports',
  },
  { id: 'climate', path: '/climate-explorer', access: 'signed-in', menu: 'always', group: 'reports' },
  { id: 'chill', path: '/chill-models', access: 'root', menu: 'always', group: 'reports' },
  {
    id: 'scheduled-reports',
    path: '/scheduled-report-explorer',
    access: 'root',
    menu: 'never',
    group: 'reports',
  },
  { id: 'health', path: '/health-stations', access: 'root', menu: 'always' },
  { id: 'embed-keys', path: '/admin/embed-keys', access: 'administrators', menu: 'always' },
  { id: 'programs', path: '/admin/programs', access: 'client-administrators', menu: 'always' },
  { id: 'webhooks', path: '/admin/webhooks', access: 'client-administrators', menu: 'always' },
  {
    id: 'webhook-deliveries',
    path: '/admin/webhooks/{webhookId}',
    access: 'client-administrators',
    menu: 'never',
  },
  { id: 'station-sources', path: '/admin/station-sources', access: 'administrators', menu: 'always' },
  { id: 'alerts', path: '/admin/alerts', access: 'client-administrators', menu: 'always' },
  { id: 'capture-thresholds', path: '/admin/capture-thresholds', access: 'administrators', menu: 'always' },
  { id: 'rule-test', path: '/admin/rule-test', access: 'administrators', menu: 'never' },
  { id: 'arrivals', path: '/admin/nodes/{serialNumber}/arrived', access: 'root', menu: 'never' },
  { id: 'administration', path: '/admin', access: 'root', menu: 'always', nested: true },
  { id: 'counting', path: '/count-bugs', access: 'root', menu: 'always' },
] as const satisfies readonly RouteEntry[];

type Row = (typeof ROUTES)[number];
export type RouteId = Row['id'];
export type AppRoute = RouteEntry & { readonly id: RouteId };
/** A route that the menu may show. */
export type MenuRoute = AppRoute & { readonly id: Exclude<Row, { readonly menu: 'never' }>['id'] };
