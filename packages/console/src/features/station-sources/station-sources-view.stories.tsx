import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { STATIONS } from '../../testing/sample-farm.ts';
import { aBackfill, aSource, aTiedStation, SOURCES_NOW } from '../../testing/sample-sources.ts';
import { StationSourcesView } from './station-sources-view.tsx';

const TIED = [
  aTiedStation({ stationId: 31 }),
  aTiedStation({
    ...{ vendorStationId: '00000146', vendorStationName: 'Bodega', stationId: 32, apart: 12 },
    ...{ failure: 'forbidden', failureText: '403 No access to this station' },
  }),
  aTiedStation({
    ...{ vendorStationId: '00000147', vendorStationName: 'Vega', stationId: 999 },
    lastReading: SOURCES_NOW - 3 * DAY_MS,
  }),
];
const ENDED = [
  aBackfill({ id: 2, state: 'done', rowsNew: 2880, rowsChanged: 0 }),
  aBackfill({ id: 3, state: 'failed', failureText: '403 No access before 2025', rowsNew: 0 }),
];

const meta = {
  title: 'Consola/Otras estaciones/Cuentas',
  component: StationSourcesView,
  args: {
    sources: [aSource({ stations: TIED, backfills: [aBackfill(), ...ENDED] })],
    isFailed: false,
    canEdit: true,
    stations: STATIONS,
    stationHref: (id) => `#/station/${id}`,
    now: SOURCES_NOW,
    ...{ onRetry: fn(), onAdd: fn(), onStations: fn(), onEdit: fn(), onPause: fn(), onRemove: fn() },
    ...{ onPast: fn(), onApart: fn(), onUntie: fn(), onStop: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StationSourcesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const action = async (row: RegExp, name: string, click: (element: Element) => Promise<void>) => {
  const line = await screen.findByRole('row', { name: row });
  await click(line.querySelector('button[aria-haspopup]')!);
  await click(await screen.findByRole('menuitem', { name }));
};

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Con problemas')).toBeVisible();
    await expect(canvas.getByText(/Respondió: 403 No access to this station/)).toBeVisible();
    await expect(canvas.getByText('Archivada o fuera de su vista')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(await canvas.findByRole('button', { name: 'Detener' }));
    await expect(args.onStop).toHaveBeenCalledWith(args.sources![0], expect.objectContaining({ id: 1 }));
    await action(/Bodega/, 'Ver lo apartado', userEvent.click);
    await expect(args.onApart).toHaveBeenCalledWith(args.sources![0], TIED[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones de METOS de la viña' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pausar' }));
    await expect(args.onPause).toHaveBeenCalledWith(args.sources![0], true);
  },
};
export const OtherStates: Story = {
  args: {
    sources: [
      aSource({ stations: [aTiedStation({ stationId: 31 })] }),
      aSource({ id: 2, name: 'Davis', vendor: 'weatherlink', state: 'keys-refused', failure: 'refused' }),
      aSource({ id: 3, name: 'Packing', state: 'paused', stations: [] }),
      aSource({ id: 4, name: 'Nueva', stations: [], answeredAt: null }),
      aSource({
        ...{ id: 5, name: 'Sin red', failure: 'unreachable', failureText: 'no connection' },
        ...{ nextAt: SOURCES_NOW + HOUR_MS, stations: [] },
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const state of ['Sin novedad', 'Llaves rechazadas', 'En pausa', 'Sin estaciones enlazadas'])
      await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getByText(/Se reintenta desde el 21 nov 2026, 13:00/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Agregar cuenta' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Detener' })).toBeNull();
  },
};
export const Empty: Story = {
  args: { sources: [] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Ninguna cuenta todavía')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar cuenta' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { sources: null } };
export const Failed: Story = {
  args: { sources: null, isFailed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
export const Stale: Story = { args: { isFailed: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
