import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, eachDay, type IsoDate, isoDate } from '@vigia/domain';
import type { CaptureThreshold } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { anEvent } from '../../../../domain/fixtures/builders/events.ts';
import { CONTEXT, PESTS, SEASONS, SECTORS, TODAY } from '../../testing/sample-farm.ts';
import type { Radius } from './address.ts';
import { pressureChoice } from './choice.ts';
import { PressureView, type PressureViewProps } from './pressure-view.tsx';
import type { TrapSeries } from './trap-days.ts';

const SEASON = SEASONS.find(({ id }) => id === 9)!;
const LOBESIA = PESTS[0]!;
const FIRST = addDays(SEASON.start, -6);
const MIDDLE = SECTORS[0]!.position;

/** A trap so many metres east and north of the field's middle, with one flight around the beginning of October. */
function trap(
  id: number,
  [east, north]: readonly [number, number],
  most: number,
  more: Partial<TrapSeries> = {},
): TrapSeries {
  const days = eachDay(FIRST, TODAY);
  const catchOn = (i: number) => Math.round(most * Math.exp(-(((i - 160 - 4 * id) / 14) ** 2)));
  return {
    station: {
      ...{ id, name: `Apalta 0${id}`, sectorId: 3, cropId: 1 },
      position: {
        latitude: MIDDLE.latitude + north / 111_195,
        longitude: MIDDLE.longitude + east / 91_500,
      },
    },
    isOwn: true,
    daily: {
      start: FIRST,
      values: Float64Array.from(days, (_, i) => (i % 2 === 0 ? catchOn(i) : Number.NaN)),
    },
    ...more,
  };
}

const WEST = trap(1, [-420, -100], 6);
const MID = trap(2, [-60, 180], 3);
const EAST = trap(3, [380, -60], 1);
/** Two months without a reading until today. */
const SILENT = trap(4, [120, -520], 2, {
  daily: { ...WEST.daily, values: WEST.daily.values.map((value, i) => (i > 140 ? Number.NaN : value)) },
});
const NEIGHBOUR = trap(5, [-900, -300], 9, { isOwn: false });
const UNPLACED = { ...trap(6, [0, 0], 2), station: { ...trap(6, [0, 0], 2).station, position: null } };
const FLIGHT = isoDate('2026-10-08');
const own: CaptureThreshold = {
  ...{ id: 7, pestId: LOBESIA.id, monthFrom: 9, monthTo: 12, days: 7, okUpTo: 5, warningUpTo: 12 },
  setOn: isoDate('2026-09-01'),
};

/** The screen with its day and radius. */
function Played(props: PressureViewProps) {
  const [day, setDay] = useState<IsoDate | null>(props.day);
  const [radius, setRadius] = useState<Radius>(props.radius);
  return (
    <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
      <PressureView
        {...props}
        {...{ day, radius }}
        onDay={(next) => {
          props.onDay(next);
          setDay(next);
        }}
        onRadius={setRadius}
      />
    </main>
  );
}

const meta = {
  title: 'Consola/Presión de capturas',
  component: Played,
  parameters: { coversPage: true },
  args: {
    clientName: 'Viña Los Aromos',
    crumbs: [{ label: 'Campos', href: '#campos' }, { label: 'Presión de capturas' }],
    choice: pressureChoice(CONTEXT, { season: 9, sector: 3, pest: LOBESIA.id }),
    seasons: SEASONS,
    sectors: SECTORS,
    thresholds: [],
    ...{ radius: 500, onRadius: fn(), onFilters: fn() },
    ...{ days: eachDay(SEASON.start, TODAY), day: FLIGHT, onDay: fn() },
    ...{ visits: [], areaHref: '#superficie' },
    ...{ series: [WEST, MID, EAST, SILENT, NEIGHBOUR], state: 'ready', onRetry: fn() },
    ...{
      tiles: undefined,
      stationHref: (id) => `#estacion-${id}`,
      onOpen: fn(),
      stationsHref: '#estaciones',
    },
  },
} satisfies Meta<typeof Played>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The map is drawn by software here, which takes long on a busy machine. */
const PATIENCE = { timeout: 45_000 };

/** By slider, day by day, and by itself up to the last day; the map, the sentence and the table say the same. */
export const Ready: Story = {
  play: async ({ canvas, args, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Fecha' });
    await step('the slider says the day and what it brings', async () => {
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(
          /^8 oct 2026\. 3 trampas leídas en los 7 días hasta esa fecha: \d+ capturas; la que más, Apalta 01 con \d+\. 1 trampa sin lectura\.$/,
        ),
      );
      await expect(
        canvas.getByRole('row', { name: /Apalta 04 Sin lectura Sin lectura 12 sep 2026/ }),
      ).toBeVisible();
    });
    await step('a marker has the captures of its trap', async () => {
      const row = canvas.getByRole('row', { name: /^Apalta 01/ });
      const [caught] = within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
      await canvas.findByRole(
        'button',
        { name: `${caught}: Apalta 01, ${caught} capturas en 7 días` },
        PATIENCE,
      );
      await expect(
        canvas.getByRole('button', { name: /^\?: Apalta 04, sin lectura en 7 días/ }),
      ).toBeVisible();
      await expect(canvas.queryByRole('row', { name: /Apalta 05/ })).not.toBeInTheDocument();
    });
    await step('a day forward and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Día siguiente' }));
      await expect(args.onDay).toHaveBeenLastCalledWith('2026-10-09');
      await userEvent.click(canvas.getByRole('button', { name: 'Día anterior' }));
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('8 oct 2026'));
    });
    await step('plays, pauses, and stops at the end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reproducir' }));
      await waitFor(
        () => expect(slider).not.toHaveAttribute('aria-valuetext', expect.stringMatching(/^8 oct/)),
        { timeout: 10_000 },
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
      fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('21 nov 2026'));
      await expect(canvas.getByRole('button', { name: 'Día siguiente' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeEnabled();
    });
  },
};
/** The client's own thresholds colour the ground, and are named. */
export const OwnThreshold: Story = {
  args: { thresholds: [own] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /siguen el umbral del cliente, fijado el 1 sep 2026: verde hasta 5 y amarillo hasta 12/,
      ),
    ).toBeVisible();
    const legend = within(canvas.getByRole('list', { name: 'Capturas por trampa en 7 días' }));
    await expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ninguna',
      'hasta 5',
      'hasta 12',
      'hasta 24',
      'más de 24',
      'sin lectura',
      'sin trampa cerca',
    ]);
  },
};
/** A trap without a position is named beside the map. */
export const Unplaced: Story = {
  args: { series: [WEST, UNPLACED] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 trampa sin ubicación no está en el mapa: Apalta 06.')).toBeVisible();
  },
};
export const NonePlaced: Story = {
  args: { series: [UNPLACED] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Estas trampas no tienen ubicación')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Apalta 06/ })).toBeVisible();
  },
};
/** An area, and what Chile's rule asks for it: of 45 ha five traps, and the silent one is late. */
export const RuleAndArea: Story = {
  args: {
    sectors: SECTORS.map((sector) => ({ ...sector, area: 45 })),
    visits: [
      anEvent({ stationId: 2, type: 'station_maintenance', date: isoDate('2026-10-02') }),
      anEvent({ stationId: 2, type: 'station_maintenance', date: isoDate('2026-10-30') }),
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Apalta 45,00 4 0,09/ });
    await expect(row).toHaveTextContent(
      /Faltan 1: pide 5.*Apalta 04: hace 26 días.*1 trampa atrasada.*02 oct 2026/,
    );
    await expect(canvas.getByText(/pide en vid 1 trampa cada 10 ha, al menos 2/)).toBeVisible();
    await expect(canvas.getByText(/sin fecha; consultado el 28 nov 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ver la fuente/ })).toHaveAttribute(
      'href',
      'https://neltu.me/monitoreo-de-polilla-de-la-vid-o-lobesia-botrana',
    );
  },
};
/** Another host than that of the rule: nothing is asked, and that is said. */
export const NoRule: Story = {
  args: { series: [{ ...WEST, station: { ...WEST.station, cropId: 15 } }], areaHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no encontramos una norma chilena/)).toBeVisible();
    await expect(canvas.getByText(/^Pida a un administrador que ingrese la superficie/)).toBeVisible();
  },
};
export const NoReadings: Story = {
  args: { series: [{ ...WEST, daily: { ...WEST.daily, values: WEST.daily.values.map(() => Number.NaN) } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no hay fotos contadas ni conteos\.$/)).toBeVisible();
    await expect(canvas.getByText('La trampa no tiene lectura en los 7 días hasta esa fecha.')).toBeVisible();
  },
};
const none = { sectors: [], sector: null, pests: [], pest: null, traps: [], neighbours: [] };
export const NoTraps: Story = {
  args: { choice: { season: SEASON, ...none }, series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta temporada no tiene trampas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a estaciones' })).toBeVisible();
  },
};
export const NotBegun: Story = {
  args: { days: [], series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La temporada aún no comienza')).toBeVisible();
  },
};
export const Loading: Story = { args: { series: null, state: 'loading' } };
export const Failed: Story = {
  args: { series: null, state: 'error' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
