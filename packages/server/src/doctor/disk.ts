import { countedDays, formatBytes, formatNumber } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import type { RoomLevel } from './disk-pace.ts';
import type { DiskState, DiskWatch } from './disk-watch.ts';
import { figure, finding } from './finding.ts';

const ADVICE =
  'Amplíe el disco o libere espacio: copias viejas, otros archivos del equipo, y en Administración cuánto se guarda de cada cliente.';

/** Checks the free space of the data folder, and how long it lasts at the pace of the last month. */
export const checkDisk = async (watch: DiskWatch): Promise<ServiceFinding> => diskFinding(await watch.look());

/** The finding about a measured state of the disk. */
export function diskFinding(state: DiskState): ServiceFinding {
  const { freeBytes, totalBytes, bytesPerDay, daysLeft, fault, level } = state;
  const figures = [
    figure('Libres', `${formatBytes(freeBytes)} (${formatNumber((100 * freeBytes) / totalBytes, 0)} %)`),
    figure('Disco', formatBytes(totalBytes)),
    figure('Crecimiento por día', bytesPerDay === null ? 'todavía no se sabe' : formatBytes(bytesPerDay)),
    ...(daysLeft === null ? [] : [figure('Alcanza para', countedDays(daysLeft))]),
  ];
  if (fault !== null)
    return finding('disk', 'failure', {
      sentence: `No se puede escribir en la carpeta de datos (${fault}).`,
      advice:
        fault === 'ENOSPC' ? ADVICE : 'Revise el disco y los permisos de la carpeta de datos (VIGIA_DATA).',
      figures,
    });
  return finding('disk', STATE_OF[level], {
    sentence: sentenceOf(state),
    ...(level !== 'well' && { advice: ADVICE }),
    figures,
  });
}

const STATE_OF = { well: 'well', low: 'attention', 'very-low': 'failure' } as const satisfies Record<
  RoomLevel,
  ServiceFinding['state']
>;

function sentenceOf({ level, daysLeft, freeBytes }: DiskState): string {
  if (level === 'well') return 'Hay espacio en el disco.';
  const lasts = daysLeft === null ? '' : `; a este ritmo alcanza para ${countedDays(daysLeft)}`;
  return level === 'low'
    ? `Queda poco espacio en el disco (${formatBytes(freeBytes)})${lasts}.`
    : `El disco está casi lleno (${formatBytes(freeBytes)})${lasts}: pronto no se podrá guardar nada.`;
}
