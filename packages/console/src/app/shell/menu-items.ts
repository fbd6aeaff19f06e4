import { type AppRoute, type MenuEntry, type MenuRoute, visibleMenu } from '@vigia/domain/access';
import { MENU_GROUP_TITLES, ROUTE_TITLES } from '@vigia/domain/es';
import type { SideMenuItem } from '@vigia/ui';
import {
  Bell,
  BellRing,
  Bot,
  Bug,
  Calculator,
  ChartLine,
  CloudFog,
  FileText,
  Gauge,
  HeartPulse,
  KeyRound,
  LayoutGrid,
  ListChecks,
  ListTodo,
  type LucideIcon,
  MapPin,
  RadioReceiver,
  Settings,
  Snowflake,
  Sprout,
  Thermometer,
  Webhook,
} from 'lucide-react';

const ICONS: Readonly<Record<MenuRoute['id'], LucideIcon>> = {
  setup: ListChecks,
  today: ListTodo,
  stations: MapPin,
  sectors: LayoutGrid,
  notifications: Bell,
  logs: FileText,
  pests: Bug,
  crops: Sprout,
  mildew: CloudFog,
  climate: Thermometer,
  chill: Snowflake,
  health: HeartPulse,
  'embed-keys': KeyRound,
  programs: Bot,
  webhooks: Webhook,
  'station-sources': RadioReceiver,
  alerts: BellRing,
  'capture-thresholds': Gauge,
  administration: Settings,
  counting: Calculator,
};

/** Screens that are opened from another one and share its place in the menu. */
const OPENED_FROM: Readonly<Partial<Record<AppRoute['id'], AppRoute['id']>>> = {
  round: 'today',
  pressure: 'sectors',
  sector: 'sectors',
  spraying: 'sectors',
  station: 'stations',
  node: 'stations',
  'webhook-deliveries': 'webhooks',
  'rule-test': 'alerts',
};

/** How many items wait on a screen; shown beside its name. */
export type Waiting = Readonly<Partial<Record<AppRoute['id'], number>>>;

/** The domain's menu as the side menu draws it. */
export function menuItems(
  input: Parameters<typeof visibleMenu>[0],
  current: AppRoute['id'],
  href: (path: string) => string,
  waiting: Waiting = {},
): SideMenuItem[] {
  const marked = OPENED_FROM[current] ?? current;
  const itemOf = (route: MenuRoute): SideMenuItem => ({
    id: route.id,
    label: ROUTE_TITLES[route.id],
    icon: ICONS[route.id],
    href: href(route.path),
    isCurrent: route.id === marked,
    badge: waiting[route.id] ?? 0,
  });
  return visibleMenu(input).map(
    (entry: MenuEntry): SideMenuItem =>
      entry.kind === 'link'
        ? itemOf(entry.route)
        : {
            id: entry.group,
            label: MENU_GROUP_TITLES[entry.group],
            icon: ChartLine,
            children: entry.routes.map(itemOf),
          },
  );
}

/** The places of a phone's bottom bar, in its order: the first three that a person may open. */
const PLACES: readonly AppRoute['id'][] = ['setup', 'today', 'sectors', 'stations', 'logs'];
const MOST_PLACES = 3;

export const placesOf = (items: readonly SideMenuItem[]): SideMenuItem[] =>
  PLACES.flatMap((id) => items.filter((item) => item.id === id)).slice(0, MOST_PLACES);
