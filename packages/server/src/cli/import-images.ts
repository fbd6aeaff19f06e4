import { join } from 'node:path';
import { IMAGE_TYPES, type ImageType } from '@vigia/domain/captures';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { withDatabases } from '../db/running-database.ts';
import { ImportError } from '../ingest/import-error.ts';
import type { FileOutcome, PhotoImportReport } from '../ingest/import-photos.ts';
import { openDataFolder } from '../run/data-folder.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import { type Command, type FlagValues, idFlag, UsageError } from './command.ts';
import { fromWhereCalled } from './where.ts';

/** A line is printed after this many photos. */
const PROGRESS_EVERY = 50;

export const importImages: Command = {
  name: 'import-images',
  usage: '<carpeta o fotos…> --station <id> [--type bug|plant] [--dry-run]',
  summary: 'carga las fotos de una estación; si se interrumpe, la misma orden sigue donde quedó',
  flags: { station: { type: 'string' }, type: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ config, progress, flags, positionals }) {
    if (positionals.length === 0) throw new UsageError('Falta la carpeta o las fotos por importar.');
    const stationId = idFlag(flags, 'station');
    const type = typeFlag(flags);
    const dryRun = flags['dry-run'] === true;
    const [{ imageList }, { importPhotos }] = await Promise.all([
      import('../ingest/image-list.ts'),
      import('../ingest/import-photos.ts'),
    ]);
    const files = await imageList(positionals.map(fromWhereCalled));
    if (files.length === 0) throw new OperatorError('Ahí no hay fotos (.jpg, .png o .webp).');
    const folder = join(
      fromWhereCalled(positionals[0]!),
      positionals.length === 1 && files.length > 1 ? '' : '..',
    );
    const onFile = (outcome: FileOutcome, done: number) =>
      printOutcome(outcome, done, files.length, progress);
    const request = { files, folder, stationId, type, dryRun, now: config.clock, onFile };
    try {
      const report = await withDatabases(config, 'import', async (databases) => {
        const blobs = configuredBlobs({ ...config, dataFolder: openDataFolder(config.dataFolder) });
        return await importPhotos({ ...request, databases, blobs });
      });
      show(report, dryRun, progress);
      return report.refused > 0 ? 1 : 0;
    } catch (error) {
      if (error instanceof ImportError) throw new OperatorError(error.message, { cause: error });
      throw error;
    }
  },
};

function typeFlag({ type = 'bug' }: FlagValues): ImageType {
  const found = IMAGE_TYPES.find((name) => name === type);
  if (found) return found;
  throw new UsageError(`--type debe ser uno de ${IMAGE_TYPES.join(', ')}, no «${type}».`);
}

function printOutcome(
  { name, result, detail }: FileOutcome,
  done: number,
  total: number,
  progress: Progress,
): void {
  if (result === 'refused') progress.line(`  ${name}: ${detail}`);
  if (done % PROGRESS_EVERY === 0 && done < total) progress.line(`  ${done} de ${total}`);
}

function show(
  { stationId, stationName, stored, known, refused }: PhotoImportReport,
  dryRun: boolean,
  progress: Progress,
): void {
  const n = new Intl.NumberFormat('es-CL').format;
  progress.line(`${n(stored + known + refused)} fotos → estación ${stationId}, «${stationName}»`);
  progress.line(`  ${n(stored)} nuevas, ${n(known)} ya estaban, ${n(refused)} rechazadas`);
  if (dryRun) progress.line('Ensayo: no se guardó nada.');
}
