import { counted, countedDays, formatBytes, formatDateTime, formatNumber } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import type { Db } from '../db/pool.ts';
import { readNote } from '../stores/service/service-notes.ts';
import { figure, finding } from './finding.ts';

const DAY_MS = 86_400_000;
const LATE_DAYS = 2;

/**
 * Checks the age of the last copy by `vigia backup`, and whether its photos were complete.
 *
 * @param expected whether copies are made by `vigia backup` (`VIGIA_COPY_CHECK`)
 */
export async function checkLastCopy(
  owner: Db,
  expected: boolean,
  now: () => number,
): Promise<ServiceFinding> {
  if (!expected)
    return finding('copy', 'well', {
      sentence: 'Las copias se hacen por otros medios (VIGIA_COPY_CHECK=off).',
    });
  const copy = await readNote(owner, 'copy');
  if (copy === null)
    return finding('copy', 'attention', {
      sentence: 'Nunca se ha hecho una copia con «vigia backup».',
      advice:
        'Programe «vigia backup» cada noche y guarde las copias en otro equipo; si copia por otros medios, ponga VIGIA_COPY_CHECK=off.',
    });
  const days = Math.floor((now() - copy.at) / DAY_MS);
  const figures = [
    figure('Hecha', formatDateTime(copy.at)),
    figure('Tamaño', formatBytes(copy.bytes)),
    figure('Archivos', formatNumber(copy.photos, 0)),
    figure('Fotos con fallas', formatNumber(copy.faults, 0)),
  ];
  if (days >= LATE_DAYS)
    return finding('copy', 'attention', {
      sentence: `La última copia tiene ${countedDays(days)}.`,
      advice: 'Haga una copia con «vigia backup» y revise la tarea que la hace cada noche.',
      figures,
    });
  if (copy.faults > 0)
    return finding('copy', 'attention', {
      sentence: `A la última copia le faltan fotos sanas: ${counted(copy.faults, 'foto falta o está dañada', 'fotos faltan o están dañadas')}.`,
      advice:
        'Guarde las copias anteriores, que pueden tenerlas sanas, y revise las fotos con «vigia doctor».',
      figures,
    });
  return finding('copy', 'well', { sentence: 'La última copia tiene menos de dos días.', figures });
}
