import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectorRows, sortSeasons } from '@vigia/domain';
import { expect, fn, within } from 'storybook/test';
import { CONTEXT, CROPS, SEASONS } from '../../testing/sample-farm.ts';
import { allConditions, CONDITIONS, counted } from '../../testing/sample-state.ts';
import { SectorsView } from './sectors-view.tsx';

const rows = sectorRows(CONTEXT, { season: 9 });
const mapStations = rows.flatMap(({ sector, stations }) =>
  stations.map((station) => ({
    id: station.id,
    name: station.name,
    ...station.position!,
    status: 'ok' as const,
    caption: sector.name,
  })),
);

const meta = {
  title: 'Consola/Campos',
  component: SectorsView,
  args: {
    rows,
    total: 2,
    stationCount: 6,
    counts: counted({ '3:1': 14, '3:20': undefined, '4:2': 0, '4:12': 6 }),
    conditions: CONDITIONS,
    sectorHref: (id: number): string | undefined => `#/sector/${id}`,
    mapStations,
    onOpen: fn(),
    search: '',
    onSearch: fn(),
    crops: CROPS,
    chosenCrops: [],
    onCrops: fn(),
    seasons: sortSeasons(SEASONS),
    seasonId: 9,
    onSeason: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SectorsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Campos' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apalta' })).toBeVisible();
    await expect(page.getByText('Gestión de campos · 2 campos, 6 estaciones')).toBeVisible();
  },
};
/** A grower may not open a sector's page: its name is plain text. */
export const Grower: Story = {
  args: { sectorHref: () => undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Apalta')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Apalta' })).toBeNull();
  },
};
export const Loading: Story = { args: { counts: new Map(), conditions: allConditions({ kind: 'loading' }) } };
export const PastSeason: Story = {
  args: { seasonId: 8, conditions: allConditions({ kind: 'disabled' }) },
};
export const HealthFailed: Story = { args: { conditions: allConditions({ kind: 'failed' }) } };
export const NothingFound: Story = {
  args: { rows: [], mapStations: [], search: 'zzz', chosenCrops: [22] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ningún campo coincide')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
