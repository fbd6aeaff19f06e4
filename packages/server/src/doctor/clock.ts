import { formatDateTime, formatNumber } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import type { Db } from '../db/pool.ts';
import { databaseClock } from '../stores/service/database-facts.ts';
import { readNote } from '../stores/service/service-notes.ts';
import { figure, finding } from './finding.ts';

/** A difference of some seconds does no harm; with minutes, photos may get the wrong day. */
const ODD_S = 5;
const WRONG_S = 60;
const JUMPS_TOLD_MS = 7 * 86_400_000;
const ADVICE =
  'Active la sincronización de la hora (NTP: chrony o systemd-timesyncd) en este equipo y en el de la base de datos.';

/**
 * Compares this machine's clock with the database's, and reports jumps that the running service has recorded.
 */
export async function checkClock(owner: Db, now: () => number): Promise<ServiceFinding> {
  const before = now();
  const there = await databaseClock(owner);
  const difference = Math.round(((before + now()) / 2 - there) / 1000);
  const jump = await readNote(owner, 'clock');
  const recent = jump !== null && before - jump.at < JUMPS_TOLD_MS ? jump : null;
  const figures = [
    figure('Diferencia con la base de datos', `${formatNumber(difference, 0)} s`),
    ...(recent
      ? [figure('Último salto', `${formatNumber(recent.seconds, 0)} s, el ${formatDateTime(recent.at)}`)]
      : []),
  ];
  const size = Math.abs(difference);
  if (size >= ODD_S)
    return finding('clock', size >= WRONG_S ? 'failure' : 'attention', {
      sentence: `El reloj de este equipo ${difference > 0 ? 'adelanta' : 'atrasa'} ${formatNumber(size, 0)} s respecto de la base de datos.`,
      advice: ADVICE,
      figures,
    });
  if (recent)
    return finding('clock', 'attention', {
      sentence: 'El reloj de este equipo dio un salto.',
      advice: ADVICE,
      figures,
    });
  return finding('clock', 'well', { sentence: 'El reloj coincide con el de la base de datos.', figures });
}
