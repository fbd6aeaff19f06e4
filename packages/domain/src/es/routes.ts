import type { MenuGroup, RouteId } from '../access/routes.ts';

/** Title of each screen, in the menu and on the browser's tab. */
export const ROUTE_TITLES = {
  setup: 'Empezar',
  today: 'Hoy',
  round: 'Ronda',
  stations: 'Estaciones',
  sectors: 'Campos',
  pressure: 'Presión de capturas',
  sector: 'Campo',
  spraying: 'Qué puedo aplicar',
  station: 'Estación',
  node: 'Nodo',
  notifications: 'Notificaciones',
  logs: 'Reportes',
  pests: 'Plagas',
  crops: 'Hospederos',
  mildew: 'Hongos',
  climate: 'Clima',
  chill: 'Horas Frío',
  'scheduled-reports': 'Programados',
  health: 'Salud',
  'embed-keys': 'Llaves de widgets',
  programs: 'Programas',
  webhooks: 'Avisos a programas',
  'webhook-deliveries': 'Avisos enviados',
  'station-sources': 'Otras estaciones',
  alerts: 'Avisos',
  'capture-thresholds': 'Umbrales',
  'rule-test': 'Probar la regla',
  arrivals: 'Qué llegó',
  administration: 'Administración',
  counting: 'Contador',
} as const satisfies Readonly<Record<RouteId, string>>;

/** What a group of the menu is called. */
export const MENU_GROUP_TITLES: Readonly<Record<MenuGroup, string>> = { reports: 'Informes' };
