import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import type { ReportType } from '@vigia/domain/farm';
import { expect, fn } from 'storybook/test';
import type { ScheduleRow } from '../../shared/schedules/schedule-rows.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { SchedulesView } from './schedules-view.tsx';

const row = (
  id: number,
  user: string,
  sector: string,
  cronExpression: string,
  reportType: ReportType,
): ScheduleRow => ({
  report: {
    id,
    clientId: 1,
    userId: id,
    sectorId: 3,
    seasonId: 9,
    start: isoDate('2026-05-01'),
    end: isoDate('2027-04-30'),
    cronExpression,
    reportType,
    lastDelivery:
      id === 1 ? { dueAt: 1, state: 'sent', sentAt: Date.UTC(2026, 10, 16, 11, 2), problem: null } : null,
  },
  user,
  email: `${user.split(' ')[0]?.toLowerCase()}@losaromos.example`,
  client: 'Viña Los Aromos',
  sector,
  season: '2026–27',
});

const rows = [
  row(1, 'Ana Rojas', 'Apalta', '0 8 * * 1', 'all'),
  row(2, 'Pedro Soto', 'Los Niches', '0 8 26 * *', 'climate-report'),
  row(3, 'Eva Muñoz', 'Apalta', '15 6 * * 2', 'all'),
];

const meta = {
  title: 'Consola/Programados',
  component: SchedulesView,
  args: {
    clientName: 'Viña Los Aromos',
    bar: {
      context: CONTEXT,
      filters: { season: 9, sector: 3, reportType: 'all' },
      usual: {},
      onFilters: fn(),
      report: { onPress: fn() },
    },
    rows,
    total: 23,
    state: 'ready',
    query: { filter: '', filters: {}, order: [], pageIndex: 0, pageSize: 10 },
    onQueryChange: fn(),
    onRetry: fn(),
    onCreate: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SchedulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Semanal lunes')).toBeVisible();
    await expect(canvas.getByText('día 26 de cada mes')).toBeVisible();
    await expect(canvas.getByText('15 6 * * 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ pageIndex: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Crear Informe' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: 'loading', rows: [] } };
export const Empty: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay registros')).toBeVisible();
  },
};
/** The specification wants an empty table after a failure; a message beside it explains the failure. */
export const Failed: Story = {
  args: { state: 'error', rows: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No hay registros')).toBeVisible();
    await expect(canvas.getByText('No se pudo cargar la lista de informes programados.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** Somebody who may not schedule reports reads the list. */
export const Reading: Story = {
  args: { rows: [], total: 0, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay registros')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Crear Informe' })).toBeNull();
    await expect(canvas.queryByText(/Cree un informe/)).toBeNull();
  },
};
export const Narrow: Story = { args: { total: 3 }, globals: { viewport: { value: 'narrow' } } };
