'use client';

/** Components with functions as props are in a client module. */
import type { ColumnarSeries, IsoDate } from '@vigia/domain';
import { ClimatePanel } from '@vigia/ui/panels';
import { type DataColumn, DataTable } from '@vigia/ui/table';

interface Trap {
  readonly id: number;
  readonly name: string;
  /** Adults per week. */
  readonly captures: number;
}

const COLUMNS: DataColumn<Trap>[] = [
  { id: 'name', header: 'Trampa', value: ({ name }) => name },
  { id: 'captures', header: 'Capturas', value: ({ captures }) => captures, kind: 'number' },
];

export function Traps({ rows }: { readonly rows: readonly Trap[] }) {
  return <DataTable label="Trampas" columns={COLUMNS} rows={rows} rowId={({ id }) => id} />;
}

/** The same values for each measure are enough to test the drawing. */
export function Climate({ column, today }: { readonly column: ColumnarSeries; readonly today: IsoDate }) {
  const data = {
    temperatureMax: column,
    temperatureMin: column,
    humidityMax: column,
    humidityMin: column,
    missingDays: 0,
  };
  const view = { period: '30days', window: { start: column.start, end: today }, today } as const;
  return <ClimatePanel data={data} view={view} onPeriodChange={() => undefined} />;
}
