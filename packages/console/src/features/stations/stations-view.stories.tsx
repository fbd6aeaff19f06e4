import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { type LogType, lastEventDays } from '@vigia/domain/events';
import { ALL, type Filters, type StationId } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EVENTS } from '../../testing/sample-events.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { allConditions, CONDITIONS } from '../../testing/sample-state.ts';
import { chosenRows, searchStationRows, stationRows } from './station-rows.ts';
import { StationsView, type StationsViewProps } from './stations-view.tsx';
import { STATIONS } from './words.ts';

const tagged = {
  ...CONTEXT,
  tree: {
    ...CONTEXT.tree,
    stations: CONTEXT.tree.stations.map((station, i) =>
      i % 3 === 0 ? { ...station, tags: ['norte', 'internal:revisar antena'] } : station,
    ),
  },
};
const all = stationRows(STATIONS.spanish, tagged, { season: ALL });

const dayOf = lastEventDays(EVENTS.filter(({ type }) => type === 'station_maintenance'));
const maintenance = {
  type: 'maintenance_log',
  dayOf,
  hrefOf: ({ id }: { id: StationId }) => `#/logs#maintenance_log/${id}`,
} as const;

/** The page with working search and filters; of the kinds of event, only maintenances have data. */
function Page(props: StationsViewProps) {
  const [text, setText] = useState(props.search);
  const [filters, setFilters] = useState<Filters>(props.filters);
  const [type, setType] = useState<LogType | null>(props.type);
  const [stationId, setStationId] = useState<StationId | null>(props.station.value);
  const shown = props.total === 0 ? [] : stationRows(STATIONS.spanish, tagged, filters);
  const lastEvents = type === null ? null : { ...maintenance, type };
  const none = type !== null && type !== 'maintenance_log';
  const isReady = props.state === 'ready';
  const chosen = isReady ? chosenRows(shown, stationId, none ? () => null : type && dayOf) : [];
  return (
    <StationsView
      {...props}
      rows={searchStationRows(chosen, text)}
      reported={chosen.length}
      lastEvents={isReady ? lastEvents : null}
      search={text}
      onSearch={setText}
      filters={filters}
      onFilters={setFilters}
      type={type}
      onType={setType}
      station={{ ...props.station, value: stationId, onChange: setStationId }}
      onClear={() => {
        setFilters(props.usual);
        setType(null);
        setStationId(null);
      }}
    />
  );
}

const meta = {
  title: 'Consola/Estaciones',
  component: StationsView,
  render: (args) => <Page {...args} />,
  args: {
    rows: all,
    total: all.length,
    reported: all.length,
    state: 'ready',
    onRetry: fn(),
    type: null,
    onType: fn(),
    lastEvents: null,
    days: { start: isoDate('2026-11-01'), end: isoDate('2026-11-20') },
    station: { value: null, stations: tagged.tree.stations, onChange: fn() },
    onClear: fn(),
    report: { onPress: fn() },
    stale: [],
    onStaleSeen: fn(),
    mapStations: all.map(({ station, sector }) => ({
      id: station.id,
      name: station.name,
      ...station.position!,
      status: 'ok' as const,
      caption: sector ?? undefined,
      href: `#/station/${station.id}`,
    })),
    onOpen: fn(),
    search: '',
    onSearch: fn(),
    conditions: CONDITIONS,
    href: (path: string) => `#${path}`,
    context: tagged,
    filters: { season: ALL },
    usual: { season: ALL },
    onFilters: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<StationsViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const logType = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: /Tipo de registro/ });
const days = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Fechas: desde' });

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 estaciones en 2 campos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apalta 01' })).toHaveAttribute('href', '#/station/31');
    await expect(canvas.getByRole('link', { name: '1C010331' })).toHaveAttribute('href', '#/node/1C010331');
    await expect(canvas.getByRole('button', { name: 'Apalta 02, Error' })).toBeVisible();
    for (const name of ['Estación', 'Dispositivo', 'Recinto', 'Hospedero', 'Plaga', 'Temporada', 'Tags'])
      await expect(canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
  },
};
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar...' }), 'carpocapsa');
    await expect(canvas.getByText('1 de 7 estaciones')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Los Niches 01' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apalta 01' })).toBeNull();
  },
};
export const NothingFound: Story = {
  args: { search: 'zzz', mapStations: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
    await expect(canvas.getByRole('link', { name: 'Apalta 01' })).toBeVisible();
  },
};
/** With a kind of event: only its stations, the day of the last event, and enabled dates. */
export const Maintained: Story = {
  play: async ({ canvas }) => {
    await expect(days(canvas)).toBeDisabled();
    await userEvent.click(logType(canvas));
    await userEvent.click(await screen.findByRole('option', { name: 'Mantención' }));
    await expect(days(canvas)).toBeEnabled();
    await expect(canvas.getByRole('columnheader', { name: /^Última mantención/ })).toBeVisible();
    const [last] = canvas.getAllByRole('link', { name: /^\d\d nov 2026$/ });
    await expect(last).toHaveAttribute('href', expect.stringMatching(/^#\/logs#maintenance_log\/\d+$/));
    await expect(canvas.getByRole('row', { name: 'Tipo de registro: Mantención' })).toBeVisible();
    await expect(canvas.getByText(/^\d de 7 estaciones$/)).toBeVisible();
  },
};
export const OneStation: Story = {
  args: { station: { value: 31, stations: tagged.tree.stations, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 de 7 estaciones')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Estación' })).toHaveValue('Apalta 01');
    await expect(canvas.queryByRole('link', { name: 'Apalta 02' })).toBeNull();
    // By keyboard: the options exist as soon as the field has the focus.
    canvas.getByRole('combobox', { name: 'Estación' }).focus();
    await userEvent.keyboard('{Control>}a{/Control}02');
    await screen.findByRole('option', { name: 'Apalta 02' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('row', { name: 'Estación: Apalta 02' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Estación' })).toHaveValue('Apalta 02');
  },
};
export const NoReport: Story = {
  args: { type: 'swap_log', mapStations: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ninguna estación tiene un reemplazo entre el 1 y el 20 de noviembre de 2026'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar el tipo de registro' }));
    await expect(canvas.getByRole('link', { name: 'Apalta 01' })).toBeVisible();
  },
};
export const ReportsLoading: Story = {
  args: { type: 'maintenance_log', state: 'loading', mapStations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando los reportes de Mantención')).toBeVisible();
    await expect(canvas.queryByText(/No hay estaciones/)).toBeNull();
  },
};
export const ReportsFailed: Story = {
  args: { type: 'maintenance_log', state: 'error', mapStations: [] },
  play: async ({ canvas, args }) => {
    const map = within(canvas.getByRole('region', { name: 'Mapa de estaciones' }));
    await expect(map.getByRole('alert')).toHaveTextContent('No se cargaron los reportes de Mantención');
    await expect(canvas.queryByText(/cargar las estaciones/)).toBeNull();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
    await userEvent.click(map.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const StaleLink: Story = { args: { stale: ['season', 'station'] } };
export const Loading: Story = { args: { conditions: allConditions({ kind: 'loading' }) } };
export const HealthFailed: Story = { args: { conditions: allConditions({ kind: 'failed' }) } };
export const Empty: Story = { args: { rows: [], total: 0, mapStations: [] } };
/** A message about what the client lacks replaces the map, so that its link is seen at once. */
export const NothingYet: Story = {
  args: { rows: [], total: 0, mapStations: [], missing: <p>Este cliente no tiene campos</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este cliente no tiene campos')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /mapa/i })).toBeNull();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detalle de Apalta 01' }));
    const card = within(canvas.getByRole('link', { name: 'Apalta 01' }).closest('li')!);
    await expect(card.getByText('Polilla del racimo de la vid')).toBeVisible();
  },
};
export const NarrowFilters: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { type: 'maintenance_log' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Filtros/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Estación' })).toBeVisible());
    await expect(sheet.getByRole('button', { name: /Tipo de registro/ })).toHaveTextContent('Mantención');
    await expect(sheet.getByRole('textbox', { name: 'Fechas: hasta' })).toBeEnabled();
  },
};
