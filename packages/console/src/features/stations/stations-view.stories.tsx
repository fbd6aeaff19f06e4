import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL, type Filters } from '@vigia/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { allConditions, CONDITIONS } from '../../testing/sample-state.ts';
import { searchStationRows, stationRows } from './station-rows.ts';
import { StationsView, type StationsViewProps } from './stations-view.tsx';

const tagged = {
  ...CONTEXT,
  tree: {
    ...CONTEXT.tree,
    stations: CONTEXT.tree.stations.map((station, i) =>
      i % 3 === 0 ? { ...station, tags: ['norte', 'internal:revisar antena'] } : station,
    ),
  },
};
const all = stationRows(tagged, { season: ALL });

/** The page with its search and filters. */
function Page(props: StationsViewProps) {
  const [text, setText] = useState(props.search);
  const [filters, setFilters] = useState<Filters>(props.filters);
  const rows = props.total === 0 ? [] : searchStationRows(stationRows(tagged, filters), text);
  return (
    <StationsView
      {...props}
      rows={rows}
      search={text}
      onSearch={setText}
      filters={filters}
      onFilters={setFilters}
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
} satisfies Meta<typeof StationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 estaciones en 2 campos')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apalta 01' })).toHaveAttribute('href', '#/station/31');
    await expect(canvas.getByRole('link', { name: '1C010331' })).toHaveAttribute('href', '#/node/1C010331');
    await expect(canvas.getByRole('img', { name: 'Apalta 02, Error' })).toBeVisible();
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
export const Loading: Story = { args: { conditions: allConditions({ kind: 'loading' }) } };
export const HealthFailed: Story = { args: { conditions: allConditions({ kind: 'failed' }) } };
export const Empty: Story = { args: { rows: [], total: 0, mapStations: [] } };
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detalle de Apalta 01' }));
    const card = within(canvas.getByRole('link', { name: 'Apalta 01' }).closest('li')!);
    await expect(card.getByText('Polilla del racimo de la vid')).toBeVisible();
  },
};
