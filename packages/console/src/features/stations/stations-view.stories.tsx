import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL, sortSeasons } from '@vigia/domain';
import { expect, fn, within } from 'storybook/test';
import { CONTEXT, SEASONS } from '../../testing/sample-farm.ts';
import { searchStationRows, stationRows } from './station-rows.ts';
import { StationsView } from './stations-view.tsx';

const rows = stationRows(CONTEXT, { season: ALL });
const meta = {
  title: 'Consola/Estaciones',
  component: StationsView,
  args: {
    rows,
    total: rows.length,
    mapStations: rows.map(({ station, sector }) => ({
      id: station.id,
      name: station.name,
      ...station.position!,
      status: 'ok' as const,
      caption: sector ?? undefined,
    })),
    onOpen: fn(),
    search: '',
    onSearch: fn(),
    seasons: sortSeasons(SEASONS),
    seasonId: ALL,
    onSeason: fn(),
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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByText('No Asignado').length).toBeGreaterThan(0);
    await expect(page.getByText('7 estaciones')).toBeVisible();
  },
};
export const Searched: Story = {
  args: { search: 'carpocapsa', rows: searchStationRows(rows, 'carpocapsa') },
};
export const NothingFound: Story = { args: { search: 'zzz', rows: [], mapStations: [] } };
export const Empty: Story = { args: { rows: [], total: 0, mapStations: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
