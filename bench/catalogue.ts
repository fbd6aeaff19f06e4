/**
 * What the catalogue costs in an answer of degree-days: its lookups in memory, and the question once a second whether
 * another server has changed it, against the whole answer by the server's own clock.
 */
import { PEST_MODELS, ruleOfModel } from '../packages/domain/src/index.ts';
import { seriesModel } from '../packages/server/src/analytics/series-model.ts';
import { freshCatalogue } from '../packages/server/src/catalogue/fresh-catalogue.ts';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import { catalogueVersion } from '../packages/server/src/stores/farm/pest-documents.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 50;
const ANSWERS = 1_000;
const RULES = [...PEST_MODELS].map(([pestId, model]) => ({ pestId, rule: ruleOfModel(model) }));

/**
 * @param serverMs an answer that nobody asked for before, ms
 * @param perSecond such answers a second
 */
export async function benchCatalogue(
  { dataFolder }: FarmServer,
  { serverMs, perSecond }: { readonly serverMs: number; readonly perSecond: number },
): Promise<void> {
  await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ app }) => {
    await freshCatalogue(app);
    const lookups = await microseconds(async () => {
      for (let i = 0; i < ANSWERS; i += 1) {
        const { pestId, rule } = RULES[i % RULES.length]!;
        await freshCatalogue(app);
        // Once for the answer's tag and once for the answer.
        if (!seriesModel(pestId, rule) || !seriesModel(pestId, rule))
          throw new Error('a rule of no document');
      }
    }, ANSWERS);
    const question = (await microseconds(() => catalogueVersion(app), 1)) / Math.max(1, perSecond);
    const share = (100 * (lookups + question)) / (serverMs * 1000);
    printTable('The catalogue in an answer of degree-days', [
      ['in memory µs', 'asked once a second µs', 'whole answer µs', 'share %', 'goal %'],
      [lookups, question, serverMs * 1000, share, 2],
    ]);
  });
}

/** Median time of one of so many, µs. */
async function microseconds(work: () => Promise<unknown>, times: number): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    samples.push((1000 * (performance.now() - start)) / times);
  }
  return median(samples);
}
