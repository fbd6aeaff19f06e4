import { dayOfInstant } from '@vigia/domain';
import type { Databases } from '../db/pool.ts';
import type { Config } from './config.ts';
import type { Progress } from './progress.ts';

/** Fills the empty database with the demo farm, as one step of the progress. */
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
