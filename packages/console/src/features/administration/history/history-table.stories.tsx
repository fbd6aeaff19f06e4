import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecordedChange } from '@vigia/domain/farm';
import type { TableQuery } from '@vigia/ui/table';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FIRST_PAGE } from '../../../shared/schedules/schedule-columns.ts';
import { HISTORY } from './change-words.ts';
import { filterOf } from './history-query.ts';
import { HistoryTable, type HistoryTableProps } from './history-table.tsx';

const ANA = { id: 3, email: 'ana@aromos.cl', name: 'Ana Rojas' };
const AT = Date.UTC(2026, 10, 20, 14, 4, 12);

const CHANGES: readonly RecordedChange[] = (
  [
    ['season', 'changed', '2026–27', [['date_end', '2027-04-30', '2027-05-15']]],
    [
      'station',
      'changed',
      'N-1 La Higuera',
      [
        ['sector_id', 'Norte', 'Sur'],
        ['station_tags', null, ['borde']],
      ],
    ],
    ['user', 'changed', 'pedro@aromos.cl', [['enabled', true, false]]],
    [
      'image',
      'changed',
      'N-1 La Higuera · 19-11-2026 09:30',
      [['image_analytics', 'Lobesia: 3', 'Lobesia: 5']],
    ],
    ['node', 'created', 'VG-2M-014', [['node_firmware_version', null, '2.1']]],
    ['sector', 'changed', 'Oriente', [['sector_is_archived', false, true]]],
    [
      'hardware',
      'changed',
      'N-1 La Higuera',
      [
        ['camera_1_config.trigger_hour', 9, 10],
        ['camera_1_config.trigger_weekdays', 127, 72],
      ],
    ],
  ] as const
).map(([kind, action, thingName, fields], at) => ({
  id: 7 - at,
  clientId: 1,
  at: AT - at * 5_400_000,
  user: at === 4 ? null : ANA,
  kind,
  action,
  thingId: String(at),
  thingName,
  fields: fields.map(([field, from, to]) => ({ field, from, to })),
}));

const requested = fn();

function Held(props: HistoryTableProps) {
  const [query, setQuery] = useState(props.query);
  const onQueryChange = (next: TableQuery) => {
    requested(filterOf(HISTORY.spanish, next, props.people));
    setQuery(next);
  };
  return <HistoryTable {...props} query={query} onQueryChange={onQueryChange} />;
}

const meta = {
  title: 'Consola/Administración/Historial',
  component: HistoryTable,
  args: {
    changes: CHANGES,
    total: CHANGES.length,
    people: [ANA],
    state: 'ready',
    query: FIRST_PAGE,
    onQueryChange: fn(),
    onRetry: fn(),
    onExport: async () => CHANGES,
  },
  render: (args) => <Held {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HistoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Cambió Fecha Término de «30 abr 2027» a «15 may 2027»')).toBeVisible();
    await expect(canvas.getByText('Deshabilitó la cuenta')).toBeVisible();
    await expect(canvas.getByText('Consola del servidor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Tipo' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('checkbox', { name: 'Temporada' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrar Persona' }));
    await userEvent.click(await body.findByRole('checkbox', { name: /Ana Rojas/ }));
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ kinds: ['season'], userIds: [3], page: 1, limit: 10 }),
      ),
    );
  },
};
export const Empty: Story = {
  args: { changes: [], total: 0 },
  play: async ({ canvas }) => await expect(canvas.getByText('No hay cambios')).toBeVisible(),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
