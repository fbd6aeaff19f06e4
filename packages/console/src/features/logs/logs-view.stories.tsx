import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOG_TYPE_WORDS } from '@vigia/domain/es';
import { LOG_TYPES, type LogType } from '@vigia/domain/events';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EVENTS } from '../../testing/sample-events.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { logRows } from './log-rows.ts';
import { LogsView, type LogsViewProps } from './logs-view.tsx';

/** Holds the choices as the screen does. */
function WithState(props: LogsViewProps) {
  const [type, setType] = useState<LogType>(props.type);
  const [search, setSearch] = useState(props.search);
  const rows = props.total === 0 ? props.rows : logRows(CONTEXT, EVENTS, { type, station: props.station });
  return <LogsView {...props} {...{ type, rows, search }} onType={setType} onSearch={setSearch} />;
}

const meta = {
  title: 'Consola/Reportes',
  component: LogsView,
  args: {
    type: 'install_log',
    onType: fn(),
    station: null,
    onStation: fn(),
    rows: [],
    total: 2,
    others: [],
    state: 'ready',
    onRetry: fn(),
    search: '',
    onSearch: fn(),
    context: CONTEXT,
    filters: {},
    usual: {},
    onFilters: fn(),
    onLonger: fn(),
    onClear: fn(),
    href: (path: string) => `#${path}`,
    hasStation: () => true,
    opensSectors: true,
    isTight: false,
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof LogsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each table has its own columns. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const own: Readonly<Record<LogType, string>> = {
      install_log: 'Feromona',
      swap_log: 'Dispositivo anterior',
      maintenance_log: 'Feromona',
      pesticide_log: 'Dosis',
      biofix_log: 'Temporada',
    };
    for (const type of LOG_TYPES) {
      await userEvent.click(canvas.getByRole('button', { name: /Tipo de registro/ }));
      await userEvent.click(await screen.findByRole('option', { name: LOG_TYPE_WORDS[type] }));
      const grid = await canvas.findByRole('grid', { name: `Reportes de ${LOG_TYPE_WORDS[type]}` });
      const header = within(grid).getByRole('columnheader', { name: new RegExp(`^${own[type]}`) });
      await expect(header).toBeInTheDocument();
    }
  },
};

/** Who wrote an event stands below the person responsible, where that is somebody else. */
export const WrittenBySomebodyElse: Story = {
  play: async ({ canvas }) => {
    const written = /^Informado por pedro.aravena@aromos.cl el \d\d nov 2026$/;
    const cell = canvas.getByRole('row', { name: /Los Niches 01/ });
    await expect(within(cell).getByText(written)).toBeVisible();
    await expect(canvas.getAllByText(written)).toHaveLength(1);
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar...' }), 'amanda niches');
    await waitFor(() => expect(canvas.getByText('Los Niches 01')).toBeVisible());
    await expect(canvas.queryByText('Apalta 01')).toBeNull();
  },
};

export const Loading: Story = { args: { state: 'loading', total: 0 } };
export const Failed: Story = {
  args: { state: 'error', total: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { type: 'biofix_log', total: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sin reportes de Biofix en estas fechas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los últimos 12 meses' }));
    await expect(args.onLonger).toHaveBeenCalledOnce();
  },
};
export const OneStation: Story = {
  args: { station: CONTEXT.tree.stations[0]!, total: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Quitar filtro Estación: Apalta 01/ }));
    await expect(args.onStation).toHaveBeenCalledWith(null);
  },
};
export const Application: Story = { args: { type: 'pesticide_log', total: 1 } };
export const Tight: Story = {
  args: { type: 'pesticide_log', total: 1, isTight: true },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Fecha del evento', 'Campo', 'Plaga', 'Producto', 'Dosis']);
  },
};
export const Narrow: Story = { args: { total: 2 }, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
