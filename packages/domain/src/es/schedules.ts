import type { DeliveryState } from '../entities/scheduled-report.ts';
import type { Periodicity } from '../schedules/periodicities.ts';

export const PERIODICITY_WORDS: Readonly<Record<Periodicity, string>> = {
  weekly_monday: 'Semanal lunes',
  first_of_month: 'Primer día del mes',
  first_and_fifteenth: 'Primer día y quincena del mes',
  twenty_sixth: 'día 26 de cada mes',
};

export const DELIVERY_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Por enviar',
  sent: 'Enviado',
  skipped: 'No se envió',
  failed: 'Falló',
  unsure: 'No se sabe si llegó',
};

/** One user with one sector, as a message names them. */
export interface SchedulePair {
  readonly user: string;
  readonly sector: string;
}

/** Names that are listed at most; the rest is counted, for a message has to be read. */
const MOST_NAMED = 10;

/** What the dialogs of scheduled reports say. */
export const SCHEDULE_MESSAGES = {
  title: 'Crear informes programados',
  created: 'Cronogramas creados',
  accessDenied: 'Access denied',
  nobodySees: 'Ninguna de las personas elegidas ve estos campos',
  noneSelected: 'No hay cronogramas seleccionados',
  deleted: 'Cronogramas Eliminados',
  createFailed: (failed: readonly SchedulePair[]): string => {
    const named = failed.slice(0, MOST_NAMED).map(({ user, sector }) => `(${user}, ${sector})`);
    const others = failed.length - named.length;
    return `Error en la creación de los cronogramas: ${named.join(', ')}${others > 0 ? ` y otros ${others}` : ''}`;
  },
  deleteFailed: (ids: readonly number[]): string =>
    `Error al eliminar los cronogramas con id: (${ids.join(', ')})`,
} as const;
