import type { SprayHour } from '@vigia/domain/spraying';
import type { DataColumn } from '@vigia/ui/table';
import { type SprayHoursWords, saysOf } from './words.ts';

const FIGURES = [
  ['wind', 'windKmH', 0],
  ['rain', 'rainMm', 1],
  ['temperature', 'temperature', 0],
  ['humidity', 'humidity', 0],
] as const;

/** The figures of each hour; one that is not told is a dash. */
export const hourColumns = (words: SprayHoursWords): readonly DataColumn<SprayHour>[] => [
  { id: 'hour', header: words.columns.hour, kind: 'datetime', value: ({ t }) => t, card: 'title' },
  {
    ...{ id: 'state', header: words.columns.state, card: 'head', filter: 'text' },
    value: (hour) => saysOf(hour, words),
  },
  ...FIGURES.map(
    ([id, field, decimals]): DataColumn<SprayHour> => ({
      ...{ id, header: words.columns[id], kind: 'number', decimals },
      value: (hour) => hour[field],
    }),
  ),
];
