import type { ROUTES } from '@vigia/domain/access';
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

type Route = (typeof ROUTES)[number];
/** `/sector/{sectorId}` as the router writes it. */
type Written<Path extends string> = Path extends `${infer Start}{${infer Name}}${infer Rest}`
  ? `${Start}$${Name}${Written<Rest>}`
  : Path;
type AddressOf<Each extends Route> = Each extends { readonly nested: true }
  ? `${Each['path']}/$`
  : Written<Each['path']>;
/** A loader for every screen. */
type Screens = { [Each in Route as AddressOf<Each>]: Load };

/** The file of each screen, by its address. `ROUTES` of the domain says who may open it; `Shell` applies it. */
export const SCREENS = {
  '/start': async () => (await import('../features/setup/setup-screen.tsx')).SetupScreen,
  '/today': async () => (await import('../features/today/today-screen.tsx')).TodayScreen,
  '/today/round': async () => (await import('../features/today/round/round-screen.tsx')).RoundScreen,
  '/home': async () => (await import('../features/stations/stations-screen.tsx')).StationsScreen,
  '/sectors': async () => (await import('../features/sectors/sectors-screen.tsx')).SectorsScreen,
  '/sectors/pressure': async () => (await import('../features/pressure/pressure-screen.tsx')).PressureScreen,
  '/sector/$sectorId': async () => (await import('../features/sector/sector-screen.tsx')).SectorScreen,
  '/sector/$sectorId/spraying': async () =>
    (await import('../features/spraying/spraying-screen.tsx')).SprayingScreen,
  '/station/$stationId': async () => (await import('../features/station/station-screen.tsx')).StationScreen,
  '/node/$serialNumber': async () => (await import('../features/node/node-screen.tsx')).NodeScreen,
  '/data-explorer': async () => (await import('../features/explorers/pests/pests-screen.tsx')).PestsScreen,
  '/crop-explorer': async () => (await import('../features/explorers/crops/crops-screen.tsx')).CropsScreen,
  '/oidio-explorer': async () =>
    (await import('../features/explorers/mildew/mildew-screen.tsx')).MildewScreen,
  '/climate-explorer': async () =>
    (await import('../features/explorers/climate/climate-screen.tsx')).ClimateScreen,
  '/chill-models': async () => (await import('../features/explorers/chill/chill-screen.tsx')).ChillScreen,
  '/logs': async () => (await import('../features/logs/logs-screen.tsx')).LogsScreen,
  '/notifications': async () =>
    (await import('../features/notifications/notifications-screen.tsx')).NotificationsScreen,
  '/scheduled-report-explorer': async () =>
    (await import('../features/schedules/schedules-screen.tsx')).SchedulesScreen,
  '/health-stations': async () => (await import('../features/health/health-screen.tsx')).HealthScreen,
  '/admin/embed-keys': async () =>
    (await import('../features/embed-keys/embed-keys-screen.tsx')).EmbedKeysScreen,
  '/admin/programs': async () => (await import('../features/programs/programs-screen.tsx')).ProgramsScreen,
  '/admin/webhooks': async () => (await import('../features/webhooks/webhooks-screen.tsx')).WebhooksScreen,
  '/admin/webhooks/$webhookId': async () =>
    (await import('../features/webhooks/deliveries/deliveries-screen.tsx')).DeliveriesScreen,
  '/admin/station-sources': async () =>
    (await import('../features/station-sources/station-sources-screen.tsx')).StationSourcesScreen,
  '/admin/alerts': async () => (await import('../features/alerts/alerts-screen.tsx')).AlertsScreen,
  '/admin/capture-thresholds': async () =>
    (await import('../features/capture-thresholds/capture-thresholds-screen.tsx')).CaptureThresholdsScreen,
  '/admin/rule-test': async () => (await import('../features/rule-test/rule-test-screen.tsx')).RuleTestScreen,
  '/admin/nodes/$serialNumber/arrived': async () =>
    (await import('../features/arrivals/arrivals-screen.tsx')).ArrivalsScreen,
  '/admin/$': async () =>
    (await import('../features/administration/administration-screen.tsx')).AdministrationScreen,
  '/count-bugs': async () => (await import('../features/counting/counting-screen.tsx')).CountingScreen,
} satisfies Screens;

/**
 * What will be shown at an address; the root leads to the start, an unknown address shows nothing.
 *
 * @param isNarrow whether the start is that of a narrow screen
 */
export function screenAt(pathname: string, isNarrow: boolean): Load | undefined {
  const steps = pathname.split('/').filter(Boolean);
  if (steps.length === 0) return SCREENS[isNarrow ? '/today' : '/home'];
  const found = Object.entries<Load>(SCREENS).find(([path]) =>
    leadsTo(path.split('/').filter(Boolean), steps),
  );
  return found?.[1];
}

/** Whether a path matches; a last step `$` matches any number of further steps, also none. */
function leadsTo(path: readonly string[], steps: readonly string[]): boolean {
  const fixed = path.at(-1) === '$' ? path.slice(0, -1) : path;
  const isLong = fixed.length < path.length ? fixed.length <= steps.length : path.length === steps.length;
  return isLong && fixed.every((step, i) => step === steps[i] || step.startsWith('$'));
}
