import { dayOfInstant } from '@vigia/domain';
import type { Databases } from '../db/pool.ts';
import type { Config } from './config.ts';
import type { Progress } from './progress.ts';

/** Loads the demo farm, under one step of the progress. The database is empty. */
export async function seedDemoFarm(
  config: Config,
  dataFolder: string,
  databases: Databases,
  progress: Progress,
) {
  const { seedDemo } = await import('../seed/demo.ts');
  const now = config.clock;
  await progress.step('Predio de demostración', 'cargado', () =>
    seedDemo({
      databases,
      dataFolder,
      today: dayOfInstant(now()),
      now,
      onProgress: (text: string) => progress.line(`  · ${text}`),
    }),
  );
}
