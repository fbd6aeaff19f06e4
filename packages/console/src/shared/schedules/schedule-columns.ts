import { deliveryText, periodicityText, REPORT_TYPE_WORDS } from '@vigia/domain';
import type { DataColumn, TableQuery } from '@vigia/ui/table';
import type { ScheduleRow } from './schedule-rows.ts';

const C = {
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
} as const;

const PLAIN = { isSortable: false } as const;

/** Scheduled reports as both tables of them show them; the server pages, so that they are not sorted here. */
export const SCHEDULE_COLUMNS: readonly DataColumn<ScheduleRow>[] = [
  { ...PLAIN, id: 'user', header: C.user, value: ({ user }) => user, card: 'title' },
  { ...PLAIN, id: 'email', header: C.email, value: ({ email }) => email },
  { ...PLAIN, id: 'client', header: C.client, value: ({ client }) => client },
  { ...PLAIN, id: 'sector', header: C.sector, value: ({ sector }) => sector, card: 'head' },
  { ...PLAIN, id: 'season', header: C.season, value: ({ season }) => season },
  { ...PLAIN, id: 'start', header: C.start, kind: 'date', value: ({ report }) => report.start },
  { ...PLAIN, id: 'end', header: C.end, kind: 'date', value: ({ report }) => report.end },
  {
    ...PLAIN,
    id: 'periodicity',
    header: C.periodicity,
    value: ({ report }) => periodicityText(report.cronExpression),
    card: 'head',
  },
  {
    ...PLAIN,
    id: 'reportType',
    header: C.reportType,
    value: ({ report }) => REPORT_TYPE_WORDS[report.reportType],
  },
  { ...PLAIN, id: 'delivery', header: C.delivery, value: ({ report }) => deliveryText(report.lastDelivery) },
];

/** As a table of scheduled reports opens. */
export const FIRST_PAGE: TableQuery = { filter: '', filters: {}, order: [], pageIndex: 0, pageSize: 10 };
