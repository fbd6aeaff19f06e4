import { REPORT_TYPE_WORDS } from '@vigia/domain/es';
import { deliveryText, periodicityText } from '@vigia/domain/reports';
import type { DataColumn, TableQuery } from '@vigia/ui/table';
import type { ScheduleRow } from './schedule-rows.ts';
import type { ScheduleTableWords } from './words.ts';

const PLAIN = { isSortable: false } as const;

/** The columns of both tables of scheduled reports. Not sortable: the server sends one page at a time. */
export const scheduleColumns = (words: ScheduleTableWords): readonly DataColumn<ScheduleRow>[] => [
  { ...PLAIN, id: 'user', header: words.user, value: ({ user }) => user, card: 'title' },
  { ...PLAIN, id: 'email', header: words.email, value: ({ email }) => email },
  { ...PLAIN, id: 'client', header: words.client, value: ({ client }) => client },
  { ...PLAIN, id: 'sector', header: words.sector, value: ({ sector }) => sector, card: 'head' },
  { ...PLAIN, id: 'season', header: words.season, value: ({ season }) => season },
  { ...PLAIN, id: 'start', header: words.start, kind: 'date', value: ({ report }) => report.start },
  { ...PLAIN, id: 'end', header: words.end, kind: 'date', value: ({ report }) => report.end },
  {
    ...PLAIN,
    id: 'periodicity',
    header: words.periodicity,
    value: ({ report }) => periodicityText(report.cronExpression),
    card: 'head',
  },
  {
    ...PLAIN,
    id: 'reportType',
    header: words.reportType,
    value: ({ report }) => REPORT_TYPE_WORDS[report.reportType],
  },
  {
    ...PLAIN,
    id: 'delivery',
    header: words.delivery,
    value: ({ report }) => deliveryText(report.lastDelivery),
  },
];

/** The state in which a table of scheduled reports opens. */
export const FIRST_PAGE: TableQuery = { filter: '', filters: {}, order: [], pageIndex: 0, pageSize: 10 };
