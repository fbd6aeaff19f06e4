import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { sectorRows, sortSeasons } from '@vigia/domain/farm';
import { Button } from '@vigia/ui';
import { Plus } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CONTEXT, CROPS, SEASONS, SECTORS } from '../../testing/sample-farm.ts';
import { allConditions, CONDITIONS, counted } from '../../testing/sample-state.ts';
import { SectorsView, type SectorsViewProps } from './sectors-view.tsx';

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
    stationHref: (id: number) => `#/station/${id}`,
    chartHref: (id: number) => `#/sector/${id}`,
    isPast: false,
    mildew: new Map([
      [3, { sectorId: 3, index: 63, since: isoDate('2026-11-17'), asOf: isoDate('2026-11-20') }],
    ]),
    withoutStations: [],
    withoutCount: 0,
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
  } as SectorsViewProps,
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
/** The most severe level comes first, mildew included. */
export const SortedByCaptures: Story = {
  args: {
    counts: counted({ '3:1': 5, '4:2': 10, '4:12': 6 }),
    mildew: new Map([[4, { sectorId: 4, index: 90, since: null, asOf: null }]]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Capturas/ }));
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Los Niches');
  },
};
/** A press on a coloured chip explains it: mildew, a pest, a station. */
export const Popovers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Oídio ?· índice 63 ?, riesgo alto/ }));
    const mildew = await screen.findByRole('dialog', { name: 'Riesgo de oídio' });
    await expect(mildew).toHaveTextContent('63 Riesgo alto desde el 17 nov 2026');
    await expect(mildew).toHaveTextContent('El hongo se reproduce en un ciclo de unos 5 días.');
    await userEvent.keyboard('{Escape}');
    const chip = canvas.getByRole('button', { name: /14 ?Polilla del racimo de la vid ?, capturas altas/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    chip.focus();
    await userEvent.keyboard('{Enter}');
    const pest = await screen.findByRole('dialog', { name: 'Capturas de Polilla del racimo de la vid' });
    await expect(pest).toHaveTextContent('14 capturas en los últimos 7 días');
    await expect(pest).toHaveTextContent('Capturas altas');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Apalta 02, Error' }));
    const station = await screen.findByRole('dialog', { name: 'Estado de Apalta 02' });
    await expect(station).toHaveTextContent('Temperatura detenida o fuera de rango');
    await expect(within(station).getByRole('link')).toHaveAttribute('href', '#/station/32');
  },
};
/** A new sector is in its own group, with a button for its first station. */
export const WithoutStations: Story = {
  args: {
    withoutStations: [{ ...SECTORS[0]!, id: 9, name: 'La Higuera' }],
    withoutCount: 1,
    onInstall: fn(),
  },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Sin estaciones' }));
    await expect(list.getByRole('link', { name: 'La Higuera' })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Instalar un dispositivo en La Higuera' }));
    await expect(args.onInstall).toHaveBeenCalledWith(9);
    await expect(canvas.getByText(/3 campos \(1 sin estaciones\), 6 estaciones/)).toBeVisible();
  },
};
/** Without a season there is no choice of season, and a message replaces map and list. */
export const WithoutSeason: Story = {
  args: {
    rows: [],
    total: 0,
    stationCount: 0,
    withoutStations: SECTORS,
    withoutCount: SECTORS.length,
    mapStations: [],
    seasons: [],
    seasonId: null,
    missing: <p>Este cliente no tiene temporadas</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 campos \(2 sin estaciones\), 0 estaciones/)).toBeVisible();
    await expect(canvas.getByText('Este cliente no tiene temporadas')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Temporada/ })).toBeNull();
    await expect(canvas.queryByRole('grid')).toBeNull();
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
/** A failed request of health is shown at every station; a missing count is left out. */
export const HealthFailed: Story = {
  args: { conditions: allConditions({ kind: 'failed' }), counts: counted({ '3:1': undefined }) },
  play: async ({ canvas }) => {
    const failed = canvas.getAllByRole('button', { name: /, Error al solicitar datos$/ });
    await expect(failed).toHaveLength(rows.flatMap(({ stations }) => stations).length);
    const chip = canvas.getAllByText('Polilla del racimo de la vid')[0]!;
    await expect(chip.parentElement).not.toHaveTextContent(/\d/);
  },
};
/** Users who may create sectors have a button for it. */
export const WithNewSector: Story = { args: { actions: <Button icon={Plus}>Nuevo campo</Button> } };
export const NothingFound: Story = {
  args: { rows: [], mapStations: [], search: 'zzz', chosenCrops: [22] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ningún campo coincide')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos los campos' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(args.onCrops).toHaveBeenCalledWith([]);
  },
};
/** Cards: captures in the head, crops and stations in the part that opens. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('link', { name: 'Apalta' }).closest('li')!);
    await expect(card.getByText('Polilla del racimo de la vid')).toBeVisible();
    await expect(card.getByText('Estaciones')).not.toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Detalle de Apalta' }));
    await expect(card.getByText('Cultivos')).toBeVisible();
    await expect(card.getByText('Estaciones')).toBeVisible();
    const map = canvas.getByRole('region', { name: 'Mapa de estaciones' });
    await expect(map.getBoundingClientRect().height).toBe(300);
  },
};
