/** Why an open route may still be missing from the menu. */
export type MenuRule =
  | 'always'
  | 'never'
  | 'while-setting-up'
  | 'some-crop-has-variant'
  | 'some-crop-gets-mildew';
export type MenuGroup = 'reports';
export const MENU_GROUP_TITLES: Readonly<Record<MenuGroup, string>> = { reports: 'Informes' };

export type RouteIcon =
  | 'setup'
  | 'station'
  | 'sector'
  | 'node'
  | 'notification'
  | 'event'
  | 'pest'
  | 'crop'
  | 'mildew'
  | 'climate'
  | 'chill'
  | 'schedule'
  | 'health'
  | 'keys'
  | 'administration'
  | 'counting';

export interface RouteEntry {
  readonly id: string;
  /** Pattern; `{…Id}` stands for digits, any other `{…}` for one segment. */
  readonly path: string;
  readonly title: string;
  /** `administrators`: the role `admin` on the client, or root. */
  readonly access: 'signed-in' | 'root' | 'administrators';
  readonly menu: MenuRule;
  readonly group?: MenuGroup;
  readonly icon: RouteIcon;
  /** Sub-paths belong to the same screen. */
  readonly nested?: true;
}

export const HOME = '/home';
/** The first steps of a client. */
export const SETUP = '/start';

/** Every screen, in the order of the menu. */
export const ROUTES = [
  { id: 'setup', path: SETUP, title: 'Empezar', access: 'root', menu: 'while-setting-up', icon: 'setup' },
  { id: 'stations', path: HOME, title: 'Estaciones', access: 'signed-in', menu: 'always', icon: 'station' },
  { id: 'sectors', path: '/sectors', title: 'Campos', access: 'signed-in', menu: 'always', icon: 'sector' },
  { id: 'sector', path: '/sector/{sectorId}', title: 'Campo', access: 'root', menu: 'never', icon: 'sector' },
  {
    id: 'station',
    path: '/station/{stationId}',
    title: 'Estación',
    access: 'signed-in',
    menu: 'never',
    icon: 'station',
  },
  {
    id: 'node',
    path: '/node/{serialNumber}',
    title: 'Nodo',
    access: 'signed-in',
    menu: 'never',
    icon: 'node',
  },
  {
    id: 'notifications',
    path: '/notifications',
    title: 'Notificaciones',
    access: 'root',
    menu: 'always',
    icon: 'notification',
  },
  { id: 'logs', path: '/logs', title: 'Reportes', access: 'signed-in', menu: 'always', icon: 'event' },
  {
    id: 'pests',
    path: '/data-explorer',
    title: 'Plagas',
    access: 'signed-in',
    menu: 'always',
    group: 'reports',
    icon: 'pest',
  },
  {
    id: 'crops',
    path: '/crop-explorer',
    title: 'Hospederos',
    access: 'signed-in',
    menu: 'some-crop-has-variant',
    group: 'reports',
    icon: 'crop',
  },
  {
    id: 'mildew',
    path: '/oidio-explorer',
    title: 'Hongos',
    access: 'signed-in',
    menu: 'some-crop-gets-mildew',
    group: 'reports',
    icon: 'mildew',
  },
  {
    id: 'climate',
    path: '/climate-explorer',
    title: 'Clima',
    access: 'signed-in',
    menu: 'always',
    group: 'reports',
    icon: 'climate',
  },
  {
    id: 'chill',
    path: '/chill-models',
    title: 'Horas Frío',
    access: 'root',
    menu: 'always',
    group: 'reports',
    icon: 'chill',
  },
  {
    id: 'scheduled-reports',
    path: '/scheduled-report-explorer',
    title: 'Programados',
    access: 'root',
    menu: 'never',
    group: 'reports',
    icon: 'schedule',
  },
  { id: 'health', path: '/health-stations', title: 'Salud', access: 'root', menu: 'always', icon: 'health' },
  {
    id: 'embed-keys',
    path: '/admin/embed-keys',
    title: 'Llaves de widgets',
    access: 'administrators',
    menu: 'always',
    icon: 'keys',
  },
  {
    id: 'administration',
    path: '/admin',
    title: 'Administración',
    access: 'root',
    menu: 'always',
    icon: 'administration',
    nested: true,
  },
  {
    id: 'counting',
    path: '/count-bugs',
    title: 'Contador',
    access: 'root',
    menu: 'always',
    icon: 'counting',
  },
] as const satisfies readonly RouteEntry[];

export type RouteId = (typeof ROUTES)[number]['id'];
export type AppRoute = RouteEntry & { readonly id: RouteId };
