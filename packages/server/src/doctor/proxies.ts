import { formatDateTime, formatNumber } from '@vigia/domain/es';
import type { ServiceFinding } from '@vigia/domain/service';
import type { Db } from '../db/pool.ts';
import { readNote } from '../stores/service/service-notes.ts';
import { figure, finding } from './finding.ts';

const TOLD_MS = 24 * 3_600_000;

/** Checks that `VIGIA_PROXIES` fits the requests of the last day, as recorded by the running service. */
export async function checkProxies(owner: Db, proxies: number, now: () => number): Promise<ServiceFinding> {
  const figures = [figure('VIGIA_PROXIES', String(proxies))];
  const note = await readNote(owner, 'proxies');
  if (note === null || now() - note.at > TOLD_MS)
    return finding('proxies', 'well', {
      sentence: 'Las peticiones calzan con los proxies declarados.',
      figures,
    });
  figures.push(
    figure(
      'Peticiones que no calzan',
      `${formatNumber(note.odd, 0)} de ${formatNumber(note.requests, 0)} en un minuto`,
    ),
    figure('Vistas', formatDateTime(note.at)),
  );
  const words =
    note.kind === 'none-expected'
      ? {
          sentence:
            'Las peticiones pasan por un proxy que no está declarado: los límites cuentan a todos como una sola persona.',
          advice: 'Indique en VIGIA_PROXIES cuántos proxies propios hay delante y reinicie el servicio.',
        }
      : {
          sentence:
            'Las peticiones traen menos direcciones que los proxies declarados: cualquiera puede fingir la suya.',
          advice:
            'Baje VIGIA_PROXIES al número de proxies que hay, o haga que cada uno agregue X-Forwarded-For.',
        };
  return finding('proxies', 'attention', { ...words, figures });
}
