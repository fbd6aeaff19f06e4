import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChillPanel } from './chill-panel.tsx';
import { Arrival, expectStill } from './stories/arrival.tsx';
import { ofPastYears } from './stories/demo-forecast.ts';
import { CHILL } from './stories/demo-season.ts';

const view = {
  period: 'allSeason' as const,
  window: { start: isoDate('2026-04-21'), end: isoDate('2026-10-10') },
  today: null,
};

const meta = {
  id: 'paneles-chillpanel',
  title: 'Paneles/Panel de frío · ChillPanel',
  component: ChillPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Frío acumulado de una temporada por los cuatro modelos: Horas Frío, Utah, Utah Positivo y Dynamic. Comienza con Horas Frío; al mostrar otro modelo aparece qué cuenta y de qué publicación viene. Cada eje lleva la unidad de lo que muestra; las porciones tienen el suyo, a la derecha.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <ChillPanel {...args} />
    </div>
  ),
  args: { data: CHILL, view, onPeriodChange: () => undefined },
} satisfies Meta<typeof ChillPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('application', { name: /Frío acumulado/ });
    await expect(canvas.getByText('Horas (h)')).toBeVisible();
    await expect(canvas.queryByText(/Fishman/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Dynamic/ }));
    // Portions have an axis of their own; alone, they use the left one.
    await expect(canvas.getByText('Horas (h)')).toBeVisible();
    await expect(canvas.getByText('Porciones de frío (PF)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Horas Frío/ }));
    await expect(canvas.queryByText('Horas (h)')).toBeNull();
    await expect(canvas.getByText('Porciones de frío (PF)')).toBeVisible();
    await expect(canvas.getByText(/Fishman/)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Arriving: Story = {
  render: (args) => <Arrival>{(waiting) => <ChillPanel {...args} {...waiting} />}</Arrival>,
  play: expectStill,
};
export const ArrivingNarrow: Story = {
  ...Arriving,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
/** Two weeks without data, and a model that was not computed. */
export const Partial: Story = {
  args: { data: { ...CHILL, missingDays: 14, series: { ...CHILL.series, chill_model_dynamic: null } } },
};
/** In the middle of a winter: the forecast is from past years. */
export const Forecast: Story = {
  args: {
    data: {
      ...CHILL,
      series: {
        chill_model_weinberger: { ...CHILL.series.chill_model_weinberger!, start: isoDate('2026-06-21') },
      },
    },
    view: {
      period: 'allSeason',
      window: { start: isoDate('2026-06-11'), end: isoDate('2026-12-06') },
      today: isoDate('2026-11-21'),
    },
    forecast: {
      chill_model_weinberger: ofPastYears(
        Array.from({ length: 15 }, (_, i) => 850 + i),
        8,
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/mismos días en 3 años anteriores/)).toBeVisible());
  },
};
export const WholeSeason: Story = {};
