import type { Meta, StoryObj } from '@storybook/react-vite';
import { biofixMarkers } from '@vigia/domain/events';
import { sortSeasons } from '@vigia/domain/farm';
import { type DegreeDayData, PestPanel } from '@vigia/ui/panels';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { panelView } from '../../shared/series/panel-view.ts';
import { pestRequest } from '../../shared/series/pest-request.ts';
import { sectorChoice } from '../../shared/series/sector-choice.ts';
import { CONTEXT, SEASONS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { allConditions, CONDITIONS, counted, sampleCurve, sampleWeeks } from '../../testing/sample-state.ts';
import { SectorView } from './sector-view.tsx';
import { TABS, tabsOf } from './tabs.ts';

const choice = sectorChoice(CONTEXT, 3, {})!;
const { start, metric } = pestRequest(choice, TODAY)!;
const data: DegreeDayData = {
  pestId: 1,
  pestName: choice.pest!.name,
  metric,
  start,
  degreeDays: sampleCurve(start.date),
  missingDays: 3,
  stations: 2,
  captures: { incremental: sampleWeeks() },
  markers: biofixMarkers(choice.season!.biofixes, 3, 1),
};
const view = panelView('90days', choice, TODAY, [data.degreeDays]);
const status = {
  pests: choice.pests,
  counts: counted({ 1: 14, 20: undefined }),
  stations: choice.stations,
  conditions: CONDITIONS,
  isCurrent: true,
};

const meta = {
  title: 'Consola/Campo',
  component: SectorView,
  args: {
    choice,
    listHref: '#/sectors',
    seasons: sortSeasons(SEASONS),
    onSeason: fn(),
    onCrop: fn(),
    stale: [],
    onStaleSeen: fn(),
    status,
    hasStations: true,
    tabs: TABS,
    tab: 'plagas',
    onTab: fn(),
    panels: {
      plagas: <PestPanel data={data} view={view} onPeriodChange={fn()} />,
      hongos: null,
      clima: null,
      'horas-frio': null,
    },
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SectorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Apalta' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Apalta 02/ }));
    await waitFor(() => expect(screen.getByText('Temperatura detenida o fuera de rango')).toBeVisible(), {
      timeout: 10_000,
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('tab', { name: 'CLIMA' }));
    await expect(args.onTab).toHaveBeenCalledWith('clima');
  },
};
/** Mildew is listed with the pests, and a station without a crop with the other stations. */
export const WholeField: Story = {
  args: {
    status: {
      ...status,
      mildew: { sectorId: 3, index: 63, since: null, asOf: null },
      mildewHref: '#hongos',
      withoutCrop: [STATIONS.find(({ id }) => id === 32)!],
      onWithoutCrop: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    const mildew = canvas.getByRole('button', { name: /^Oídio ?· índice 63 ?, riesgo alto/ });
    await expect(mildew).toBeVisible();
    const note = canvas.getByText('capturas, últimos 7 días');
    await expect(note.compareDocumentPosition(mildew)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: '1 estación sin cultivo · error' }));
    await expect(args.status.onWithoutCrop).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: {
    status: { ...status, counts: new Map(), conditions: allConditions({ kind: 'loading' }) },
    panels: {
      ...meta.args.panels,
      plagas: <PestPanel data={null} state="loading" view={view} onPeriodChange={fn()} />,
    },
  },
};
export const Failed: Story = {
  args: {
    status: { ...status, conditions: allConditions({ kind: 'failed' }) },
    panels: {
      ...meta.args.panels,
      plagas: <PestPanel data={null} state="error" onRetry={fn()} view={view} onPeriodChange={fn()} />,
    },
  },
};
export const PastSeason: Story = {
  args: { status: { ...status, isCurrent: false, conditions: allConditions({ kind: 'disabled' }) } },
};
export const StaleLink: Story = {
  args: { stale: ['season', 'pest'] },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/El enlace pedía una temporada y una plaga que no está/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cerrar' }));
    await expect(args.onStaleSeen).toHaveBeenCalledOnce();
  },
};
/** A new sector offers its first station; there is no choice of crop or season. */
export const WithoutStations: Story = {
  args: {
    choice: { ...choice, all: [], stations: [], crops: [], crop: null, pests: [], pest: null },
    hasStations: false,
    installWay: <button type="button">Instalar un dispositivo</button>,
    status: { ...status, pests: [], stations: [] },
    seasons: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este campo no tiene estaciones')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Instalar un dispositivo' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Temporada/ })).toBeNull();
  },
};
/** Stations of the sector without a crop, and so without a pest. */
export const WithoutCrop: Story = {
  args: {
    choice: sectorChoice(CONTEXT, 4, { crop: 'none' })!,
    tabs: tabsOf(null),
    status: { ...status, pests: [], stations: [] },
    panels: {
      ...meta.args.panels,
      plagas: <PestPanel data={null} state="empty" view={view} onPeriodChange={fn()} />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 estaciones, 1 sin cultivo/)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
