import { room } from '@vigia/ui';

/** Headers of the tables of scheduled reports. */
export const SCHEDULE_TABLE = room('schedule-table', {
  user: 'Nombre',
  email: 'Email',
  client: 'Cliente',
  sector: 'Campo',
  season: 'Temporada',
  start: 'Fecha Inicio',
  end: 'Fecha Término',
  periodicity: 'Periodicidad',
  reportType: 'Tipo de informe',
  delivery: 'Último envío',
});

export type ScheduleTableWords = (typeof SCHEDULE_TABLE)['spanish'];
