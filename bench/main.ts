/**
 * `pnpm bench [chart] [domain] [analytics]`: speed as ratios against a named peer or baseline in the same run.
 * Absolute times say little on a shared machine; nothing here is asserted in a test.
 */
const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  domain: async () => (await import('./domain.ts')).benchDomain(),
  chart: async () => (await import('./chart.ts')).benchChart(),
  analytics: async () => (await import('./analytics.ts')).benchAnalytics(),
  ingest: async () => (await import('./ingest.ts')).benchIngest(),
};

export {};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`No bench called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) await BENCHES[name]?.();
