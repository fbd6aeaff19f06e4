import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, daysBetween, isoDate } from '@vigia/domain';
import type { Supposed } from '@vigia/domain/what-if';
import { SnackbarProvider } from '@vigia/ui';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { SeasonCaptures } from './captures/season-captures.ts';
import type { WhatIfSeason } from './played.ts';
import { WhatIfView } from './what-if-view.tsx';

const TODAY = isoDate('2026-11-27');
const FIRST = isoDate('2017-05-01');
const BIOFIX = isoDate('2026-09-19');

/** Spring warms up; every year is a little warmer or colder than the others. */
function celsius(day: number, above: number): number {
  const date = addDays(FIRST, day);
  const year = Number(date.slice(0, 4));
  const ofYear = daysBetween(isoDate(`${year}-01-15`), date);
  return 14 + above + 7 * Math.cos((2 * Math.PI * ofYear) / 365) + Math.sin(year * 2.3) + Math.sin(day * 0.9);
}
const days = Array.from({ length: daysBetween(FIRST, TODAY) }, (_, day) => day);
const station = {
  min: Float64Array.from(days, (day) => celsius(day, -6)),
  max: Float64Array.from(days, (day) => celsius(day, 6)),
};
const season: WhatIfSeason = {
  pestId: 1,
  pestName: 'Polilla del racimo de la vid',
  metric: 'dd_single_sine_10_30_horizontal',
  start: { date: BIOFIX, reason: 'biofix' },
  season: { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') },
  record: { start: FIRST, stations: [station] },
  standIn: null,
  forecast: null,
  place: { until: addDays(TODAY, -1), end: isoDate('2027-04-30'), today: TODAY },
};

/** One trap, 2 insects on each day of October and 1 on each of November until yesterday; another without any. */
const OCTOBER = isoDate('2026-10-01');
const trap = (id: number, values: readonly number[]) => ({
  ...{ station: { id, sectorId: 3, nodeSerial: null }, pestId: 1 },
  daily: { start: OCTOBER, values: Float64Array.from(values) },
});
const captures: SeasonCaptures = {
  ...{ state: 'ready', retry: fn(), days: 7, threshold: 10 },
  nameOf: (id) => `C-${id}`,
  span: { start: isoDate('2026-05-01'), end: addDays(TODAY, -1) },
  traps: [
    trap(1, [...Array<number>(31).fill(2), ...Array<number>(26).fill(1)]),
    trap(2, Array<number>(57).fill(0)),
  ],
};

/** The address, kept here. */
function InAddress(props: Parameters<typeof WhatIfView>[0]) {
  const [supposed, setSupposed] = useState<Supposed>(props.supposed);
  return (
    <WhatIfView
      {...props}
      supposed={supposed}
      onChange={(next) => {
        setSupposed(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Consola/Campo/¿Y si…?',
  component: WhatIfView,
  render: (args) => (
    <SnackbarProvider>
      <InAddress {...args} />
    </SnackbarProvider>
  ),
  args: {
    season,
    supposed: {},
    onChange: fn(),
    onClose: fn(),
    link: 'https://vigia.example/sector/1',
    kept: { list: null, button: null },
    captures,
    ...{ place: 'Viña Los Aromos · Los Niches · 2026–27 · Polilla del racimo de la vid', today: TODAY },
  },
} satisfies Meta<typeof WhatIfView>;
export default meta;
type Story = StoryObj<typeof meta>;

const MISSING = ['2026-10-03', '2026-10-04'];
const ALL: Supposed = {
  name: 'Biofix de Juan',
  start: isoDate('2026-09-12'),
  warmer: 1,
  spray: isoDate('2026-12-10'),
  residual: 14,
  sum: 700,
  captures: 13,
};

/** Nothing is supposed yet: both curves are one. */
export const AsItGoes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Volver a como va' })).toBeDisabled();
    await expect(canvas.queryByRole('cell', { name: /días? (antes|después)$/ })).toBeNull();
  },
};

/** The line of the chart and its field are one: dates follow, and nothing else changes. */
export const MovedBiofix: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const biofix = await canvas.findByRole('slider', { name: 'Biofix' });
    const to = String(Number((biofix as HTMLInputElement).value) - 7);
    await fireEvent.change(biofix, { target: { value: to } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-09-12' });
    await expect(canvas.getByRole('textbox', { name: /^Biofix/ })).toHaveValue('12-09-2026');
    await expect((await canvas.findAllByRole('cell', { name: /antes$/ })).length).toBeGreaterThan(5);
    await expect(canvas.getByText(/días? (antes|después) que como va\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a como va' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};

export const Everything: Story = {
  args: { supposed: ALL },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '¿Y si…? Biofix de Juan' })).toBeVisible();
    await expect(canvas.getByText(/^La aplicación del 10 dic encuentra/)).toBeVisible();
    await expect(canvas.getByText(/^Protege hasta el 23 dic/)).toBeVisible();
    await expect(canvas.getByText(/^Los 700 °C·día se cumplen el/)).toBeVisible();
    await expect(
      canvas.getByText(
        'El umbral de 13 capturas habría avisado 1 vez, la primera el 7 oct, 2 días después que con el de hoy.',
      ),
    ).toBeVisible();
  },
};
export const EverythingNarrow: Story = {
  args: { supposed: ALL },
  globals: { viewport: { value: 'narrow' } },
};
export const EverythingDark: Story = { args: { supposed: ALL }, parameters: { theme: 'dark' } };
export const EverythingInSun: Story = { args: { supposed: ALL }, parameters: { theme: 'sol' } };

/** The line of the captures and its field are one: the days on which each trap reaches it follow. */
export const MovedThreshold: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const threshold = await canvas.findByRole('slider', { name: 'Umbral de captura' });
    await expect(threshold).toHaveAttribute('aria-valuetext', '10 capturas');
    await expect(canvas.getByRole('cell', { name: '5 oct (10)' })).toBeVisible();
    await fireEvent.change(threshold, { target: { value: '14' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ captures: 14 });
    await expect(canvas.getByRole('spinbutton', { name: /^Umbral de captura/ })).toHaveValue('14');
    await expect(canvas.getByRole('cell', { name: '7 oct (14)' })).toBeVisible();
    await fireEvent.change(threshold, { target: { value: '15' } });
    await expect(canvas.getByText(/^El umbral de 15 capturas no habría avisado: lo más/)).toBeVisible();
  },
};

/** A season in which no trap was looked at, and one whose captures could not be read. */
export const WithoutCaptures: Story = {
  args: { captures: { ...captures, traps: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Sin capturas registradas/)).toBeVisible();
  },
};
export const FailedCaptures: Story = {
  args: { captures: { ...captures, state: 'error', traps: [] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }));
    await expect(captures.retry).toHaveBeenCalled();
  },
};

/** On paper the scenario is alone, beside the season as it goes. */
export const Printed: Story = {
  args: { supposed: ALL },
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-printed-scenario]');
    await expect(sheet).toHaveTextContent('¿Y si…? Biofix de Juan');
    await expect(sheet).toHaveTextContent(
      'Se supone: biofix 12 sep · +1 °C · aplicación 10 dic · 700 °C·día',
    );
    await expect(sheet?.querySelectorAll('svg[role="img"]')).toHaveLength(2);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-printed-scenario]')).toBeNull());
    print.mockRestore();
  },
};

/** What cannot be supposed is said at its field, and nothing is lost. */
export const OutOfBounds: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Umbral de grados día/ }), '9000');
    await expect(canvas.getByText('Entre 1 y 5.000')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: /^Umbral de grados día/ })).toHaveValue('9000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ sum: 900 });
  },
};

/** A link of another season. */
export const StartOutside: Story = {
  args: { supposed: { start: isoDate('2024-09-12') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/no es de esta temporada/)).toBeVisible();
  },
};

/** Two years before this one: what was measured, and the reason why it does not go on. */
export const TooFewYears: Story = {
  args: {
    season: {
      ...season,
      record: {
        start: isoDate('2024-06-01'),
        stations: [
          {
            min: station.min.subarray(daysBetween(FIRST, isoDate('2024-06-01'))),
            max: station.max.subarray(daysBetween(FIRST, isoDate('2024-06-01'))),
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Faltan años de registro/)).toBeVisible();
  },
};

/** Two days in October without a temperature: neither curve has them, and it is said. */
export const MissingDays: Story = {
  args: {
    season: {
      ...season,
      record: {
        ...season.record,
        stations: [
          {
            min: station.min.map((value, day) =>
              MISSING.includes(addDays(FIRST, day)) ? Number.NaN : value,
            ),
            max: station.max.map((value, day) =>
              MISSING.includes(addDays(FIRST, day)) ? Number.NaN : value,
            ),
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByText(/^Faltan 2 días de temperatura desde que se suma/);
    await expect(said.closest('[aria-live="polite"]')).toBeVisible();
    // From a biofix after those days on nothing is missing.
    const biofix = await canvas.findByRole('slider', { name: 'Biofix' });
    const to = String(Number((biofix as HTMLInputElement).value) + 30);
    await fireEvent.change(biofix, { target: { value: to } });
    await waitFor(() => expect(canvas.queryByText(/días de temperatura desde que se suma/)).toBeNull());
  },
};

/** What is summed up without a biofix, and where to enter one. */
export const WithoutBiofix: Story = {
  args: { season: { ...season, start: { date: season.season.start, reason: 'season' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Sin biofix en esta temporada/)).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: 'Inicio de la suma' })).toBeVisible();
  },
};

export const WithoutModel: Story = {
  args: { season: { ...season, pestId: 999, pestName: 'Plaga propia' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/no tiene modelo de fenología/)).toBeVisible();
  },
};
