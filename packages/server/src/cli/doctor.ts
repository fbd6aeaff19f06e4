import { tmpdir } from 'node:os';
import { formatNumber } from '@vigia/domain/es';
import { type ServiceFinding, worstState } from '@vigia/domain/service';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { withDatabases } from '../db/running-database.ts';
import type { TrialReport } from '../doctor/trial-restore.ts';
import type { Config } from '../run/config.ts';
import { openDataFolder } from '../run/data-folder.ts';
import { FolderInUse } from '../run/lock.ts';
import type { Progress } from '../run/progress.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { showFindings } from './show-findings.ts';
import { firstSignal } from './signals.ts';
import { undoList } from './undo-list.ts';
import { fromWhereCalled } from './where.ts';

const INTERRUPTED = 130;
const EXIT_OF = { well: 0, attention: 3, failure: 1 } as const;

export const doctor: Command = {
  name: 'doctor',
  usage: '[--trial <copia.tar.zst>] [--no-photos]',
  summary:
    'revisa la base de datos, el disco, las fotos, las copias, el correo, los proxies y el reloj; termina en 0, 3 (atención) o 1 (falla). Con --trial restaura una copia aparte, la compara y la borra',
  flags: { trial: { type: 'string' }, 'no-photos': { type: 'boolean' } },
  async run(context) {
    const { config, progress, flags } = context;
    if (flags.trial === '') throw new UsageError('Falta la copia que se restaura de prueba.');
    if (typeof flags.trial === 'string') return await tryCopy(context, fromWhereCalled(flags.trial));
    const findings = await findingsOf(config, progress, flags['no-photos'] === true);
    showFindings(findings, progress);
    return EXIT_OF[worstState(findings)];
  },
};

async function tryCopy({ config, progress }: CommandContext, file: string): Promise<number> {
  const { trialRestore } = await import('../doctor/trial-restore.ts');
  const program = config.version;
  const undo = undoList();
  const { later } = undo;
  const trial = trialRestore({ file, scratch: tmpdir(), program, now: config.clock, progress, later });
  try {
    const report = await Promise.race([trial, firstSignal()]);
    if (typeof report === 'string') return INTERRUPTED;
    showTrial(report, progress);
    return 0;
  } finally {
    await undo.run();
    await trial.catch(() => undefined); // after an interrupt, it fails because its parts are gone
  }
}

function showTrial(report: TrialReport, progress: Progress): void {
  const n = (value: number) => formatNumber(value, 0);
  progress.line(
    `La copia sirve: ${n(report.tables)} tablas, ${n(report.rows)} filas y ${n(report.files)} archivos.`,
  );
  progress.line(
    report.comparedRows
      ? '  Restaurados y leídos de vuelta, son los mismos que dice su manifiesto.'
      : '  Es de un esquema anterior: sus filas se compararon al cargarlas y luego se pusieron al día.',
  );
}

/** The findings. That the database cannot be reached is one of them. */
async function findingsOf(
  config: Config,
  progress: Progress,
  skipsPhotos: boolean,
): Promise<ServiceFinding[]> {
  const { diskWatch } = await import('../doctor/disk-watch.ts');
  const { attempted, notChecked, runChecks } = await import('../doctor/run-checks.ts');
  const { checkPhotos } = await import('../doctor/photos.ts');
  const { checkDisk } = await import('../doctor/disk.ts');
  const { noDatabase } = await import('../doctor/database.ts');
  const dataFolder = openDataFolder(config.dataFolder);
  const now = config.clock;
  try {
    return await withDatabases(
      config,
      'doctor',
      async ({ owner }) => {
        const findings = await runChecks({
          owner,
          disk: diskWatch({ owner, dataFolder, now }),
          settings: config,
          now,
        });
        if (skipsPhotos) return findings;
        if (findings[0]?.state === 'failure') return [...findings, notChecked('photos')];
        const onProgress = shownProgress(progress);
        const photos = await progress.step('Fotos', 'revisadas', () =>
          attempted('photos', () => checkPhotos({ owner, blobs: configuredBlobs(config), onProgress })),
        );
        return [...findings, photos];
      },
      { migrated: false },
    );
  } catch (error) {
    // Another command uses the folder, or a setting is wrong: no check was made.
    if (error instanceof FolderInUse) throw error;
    const disk = diskWatch({ owner: null, dataFolder, now });
    return [noDatabase(error), await attempted('disk', () => checkDisk(disk))];
  }
}

const SHOWN_EVERY = 1000;

/** Prints a line for every thousand photos. */
function shownProgress(progress: Progress) {
  return ({ done, total }: { done: number; total: number }) => {
    if (done % SHOWN_EVERY === 0) progress.line(`  · ${formatNumber(done, 0)} de ${formatNumber(total, 0)}`);
  };
}
