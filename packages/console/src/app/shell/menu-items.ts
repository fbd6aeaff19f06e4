import { type AppRoute, type MenuEntry, type RouteIcon, visibleMenu } from '@vigia/domain/access';
import type { SideMenuItem } from '@vigia/ui';
import {
  Bell,
  Bug,
  Calculator,
  CalendarClock,
  ChartLine,
  CloudFog,
  Cpu,
  FileText,
  HeartPulse,
  KeyRound,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  MapPin,
  Settings,
  Snowflake,
  Sprout,
  Thermometer,
} from 'lucide-react';

const ICONS: Readonly<Record<RouteIcon, LucideIcon>> = {
  setup: ListChecks,
  station: MapPin,
  sector: LayoutGrid,
  node: Cpu,
  notification: Bell,
  event: FileText,
  pest: Bug,
  crop: Sprout,
  mildew: CloudFog,
  climate: Thermometer,
  chill: Snowflake,
  schedule: CalendarClock,
  health: HeartPulse,
  keys: KeyRound,
  administration: Settings,
  counting: Calculator,
};

/** Screens that are opened from another one and share its place in the menu. */
const OPENED_FROM: Readonly<Partial<Record<AppRoute['id'], AppRoute['id']>>> = {
  sector: 'sectors',
  station: 'stations',
  node: 'stations',
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
  const itemOf = (route: AppRoute): SideMenuItem => ({
    id: route.id,
    label: route.title,
    icon: ICONS[route.icon],
    href: href(route.path),
    isCurrent: route.id === marked,
    badge: waiting[route.id] ?? 0,
  });
  return visibleMenu(input).map(
    (entry: MenuEntry): SideMenuItem =>
      entry.kind === 'link'
        ? itemOf(entry.route)
        : { id: entry.group, label: entry.title, icon: ChartLine, children: entry.routes.map(itemOf) },
  );
}
