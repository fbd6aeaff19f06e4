/**
 * `pnpm bench [chart] [seasons] [canvas] [map] [table] [domain] [counting] [console] [service] [pdf] [widget] [ingest] [exports] [load] [forecast] [back-test] [what-if] [pressure] [volume] [--minutes 10] [--rows 10m]`: speed as ratios against a
 * named peer or baseline in the same run. Absolute times say little on a shared machine; nothing here is asserted in a
 * test.
 */
import { parseArgs } from 'node:util';

const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '10m' }, minutes: { type: 'string', default: '10' } },
});

/** `10m`, `500k` or a plain number of readings. */
function rowsOf(text: string): number {
  const [, digits, unit = ''] = /^(\d{1,9})([km]?)$/i.exec(text) ?? [];
  const rows = Number(digits) * (unit === '' ? 1 : unit.toLowerCase() === 'k' ? 1e3 : 1e6);
  if (rows > 0) return rows;
  console.error(`--rows takes a number such as 10m or 500k, not ${text}.`);
  process.exit(2);
}
const rows = rowsOf(values.rows);
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes takes a number such as 10, not ${values.minutes}.`);
  process.exit(2);
}

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  counting: async () => (await import('./counting.ts')).benchCounting(),
  domain: async () => (await import('./domain.ts')).benchDomain(),
  chart: async () => (await import('./chart.ts')).benchChart(),
  'what-if': async () => (await import('./what-if.ts')).benchWhatIf(),
  pressure: async () => (await import('./pressure.ts')).benchPressure(),
  seasons: async () => (await import('./seasons.ts')).benchSeasons(),
  canvas: async () => (await import('./canvas.ts')).benchCanvas(),
  map: async () => (await import('./map.ts')).benchMap(),
  table: async () => (await import('./table-race.ts')).benchTable(),
  console: async () => (await import('./console.ts')).benchConsole(),
  service: async () => (await import('./service.ts')).benchService(),
  pdf: async () => (await import('./pdf.ts')).benchPdf(),
  widget: async () => (await import('./widget.ts')).benchWidget(),
  ingest: async () => (await import('./ingest.ts')).benchIngest(),
  exports: async () => (await import('./exports.ts')).benchExports(),
  load: async () => (await import('./load.ts')).benchLoad(minutes),
  forecast: async () => (await import('./forecast.ts')).benchForecast(),
  'back-test': async () => (await import('./back-test.ts')).benchBackTest(),
  volume: async () => (await import('./volume.ts')).benchVolume(rows),
};

const unknown = requested.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No bench called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of requested.length > 0 ? requested : Object.keys(BENCHES)) await BENCHES[name]?.();
