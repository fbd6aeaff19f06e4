import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays, type DatesAhead, isoDate, stageThresholds } from '@vigia/domain';
import { expect, within } from 'storybook/test';
import { SeasonStages } from './season-stages.tsx';

const LOBESIA = 1;
const START = isoDate('2026-09-19');
const TODAY = isoDate('2026-11-27');
const degreeDays = {
  start: START,
  step: 'day' as const,
  values: Array.from({ length: 69 }, (_, i) => 4 * (i + 1)),
};
const END = isoDate('2027-04-30');

/** One stage every 16 °C·day a day; those of the last generation lie after the season. */
const ahead: DatesAhead = {
  end: END,
  years: 9,
  provider: 'climatology',
  reason: null,
  dates: stageThresholds(LOBESIA)
    .filter(({ dd }) => dd > 276)
    .map(({ dd, generation }, i) => {
      const date = addDays(TODAY, Math.round((dd - 276) / 9));
      const isOpen = generation === 3 && i % 3 === 2;
      if (generation === 4) return { threshold: dd, date: null, earliest: null, latest: null };
      const latest = isOpen ? null : addDays(date, i % 3 === 1 ? 11 : 4);
      return { threshold: dd, date, earliest: addDays(date, -4), latest };
    }),
};
const data = { pestId: LOBESIA, degreeDays, start: { date: START, reason: 'biofix' as const }, ahead };

const meta = {
  title: 'Consola/Campo/Etapas de la temporada',
  component: SeasonStages,
  args: { data, today: TODAY },
} satisfies Meta<typeof SeasonStages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'a stage that began has its day, one to come its date and the days of eight years in ten',
      async () => {
        const first = within(canvas.getByRole('region', { name: '1ª generación' }));
        await expect(first.getByText('19 sep')).toBeVisible();
        await expect(first.getByText('± 4 días', { exact: false })).toBeVisible();
        await expect(first.getByText('del 5 dic al 13 dic')).toBeVisible();
      },
    );
    await step('an uneven band is said by its ends, an open one by its beginning', async () => {
      await expect(canvas.getAllByText('hacia el', { exact: false })[0]).toBeVisible();
      await expect(canvas.getAllByText(/^después del .*, o no esta temporada$/)[0]).toBeVisible();
    });
    await step('a generation after the season takes one line', async () => {
      const last = within(canvas.getByRole('region', { name: '4ª generación' }));
      await expect(last.getByText('No antes del 30 abr 2027, ni en los años más cálidos.')).toBeVisible();
    });
  },
};
const WITHOUT_YEARS = { ...ahead, dates: [], years: null, provider: null, reason: 'too_few_years' as const };
export const TooFewYears: Story = {
  args: { data: { ...data, ahead: WITHOUT_YEARS } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Faltan años de registro/)).toBeVisible();
    await expect(canvas.getAllByText('sin fecha todavía')[0]).toBeVisible();
  },
};
export const ByNeighbour: Story = {
  args: {
    data: {
      ...data,
      ahead: {
        ...ahead,
        neighbour: {
          stationId: 2,
          stationName: 'Apalta 02',
          metres: 4213,
          years: 7,
          correction: { max: 0.62, min: -0.28, days: 412 },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/7 años de «Apalta 02», a 4,2 km, corregidos en \+0,6 °C la máxima/),
    ).toBeVisible();
  },
};
export const WithoutBiofix: Story = {
  args: { data: { ...data, start: { date: START, reason: 'season' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Sin biofix en esta temporada/)).toBeVisible();
  },
};
export const Awaited: Story = { args: { data: { ...data, ahead: null } } };
export const PastSeason: Story = {
  args: { today: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('no comenzó')[0]).toBeVisible();
  },
};
export const Loading: Story = { args: { data: null } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
