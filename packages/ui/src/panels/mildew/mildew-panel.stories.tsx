import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Arrival, expectStill } from '../stories/arrival.tsx';
import { WITHOUT_SERVICE } from '../stories/demo-forecast.ts';
import { MILDEW, MILDEW_FORECAST, MILDEW_PARTIAL, MILDEW_SEASON } from '../stories/demo-mildew.ts';
import { TODAY } from '../stories/demo-season.ts';
import { MildewPanel } from './mildew-panel.tsx';

const season = { period: 'allSeason' as const, window: MILDEW_SEASON, today: TODAY };

const meta = {
  id: 'paneles-mildewpanel',
  title: 'Paneles/Panel de oídio · MildewPanel',
  component: MildewPanel,
  parameters: {
    docs: {
      description: {
        component:
          'Riesgo de oídio de un cuartel de vid: el índice de Gubler sobre sus tres clases, las horas favorables de cada día que lo mueven y un resumen en palabras con el intervalo entre aplicaciones. Úselo en la página Hongos y en la pestaña del campo. En otro cultivo dice que el seguimiento no aplica.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <MildewPanel {...args} />
    </div>
  ),
  args: { data: MILDEW, cropId: 1, view: season, onPeriodChange: () => undefined },
} satisfies Meta<typeof MildewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Índice de riesgo de oídio/ });
    await step('the axis has at most eight ticks from 0 to 100', async () => {
      const ticks = within(chart).getAllByText(/^(0|20|40|60|80|100)$/);
      await expect(ticks).toHaveLength(6);
    });
    await step('the classes are named in the chart and explained beside it', async () => {
      const classes = within(canvas.getByRole('region', { name: 'Interpretación del índice' }));
      await expect(classes.getByText('40–50 · Riesgo medio')).toBeVisible();
      await expect(classes.getByText(/unos 5 días/).closest('li')).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByText(/el índice de oídio es \d+/)).toBeVisible();
      await expect(canvas.getByText(/Intervalo sugerido entre aplicaciones/)).toBeVisible();
    });
    await step('a key says the index of a day', async () => {
      chart.focus();
      await userEvent.keyboard('{End}');
      await expect(within(chart).getByRole('status')).toHaveTextContent(
        /^vie 20 nov 2026\. Índice de oídio: \d+/,
      );
    });
    await step('the rule is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
      const dialog = within(await within(document.body).findByRole('dialog'));
      await expect(dialog.getByText(/Parte en 30 puntos tras 3 días favorables/)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    });
  },
};
export const Partial: Story = {
  args: { data: MILDEW_PARTIAL },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Sin índice de oídio')).toBeVisible());
    await expect(
      within(canvasElement).getByRole('application', { name: /Índice de riesgo de oídio/ }),
    ).toBeVisible();
  },
};
/** The index has a forecast of a week, from the hourly forecast of a weather service. */
export const Forecast: Story = {
  args: { forecast: MILDEW_FORECAST },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Índice de riesgo de oídio/ });
    await expect(canvas.getAllByText(/^Pronóstico de Open-Meteo/)).toHaveLength(2);
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /^sáb 28 nov 2026\. pronóstico\. Índice de oídio: \d+/,
    );
  },
};
/** Without the hours of a service there is no forecast of the index. */
export const Unforeseen: Story = {
  args: { forecast: { index: WITHOUT_SERVICE, longestRun: WITHOUT_SERVICE, hoursInBand: WITHOUT_SERVICE } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByText(/^Sin pronóstico para este índice/)).toHaveLength(2),
    );
  },
};
export const OtherCrop: Story = {
  args: { cropId: 22 },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement).getByText('El seguimiento de Oídio no aplica para este cultivo'),
      ).toBeVisible(),
    );
  },
};
export const PastSeason: Story = { args: { view: { ...season, today: null } } };
export const WholeSeason: Story = {};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Arriving: Story = {
  render: (args) => <Arrival>{(waiting) => <MildewPanel {...args} {...waiting} />}</Arrival>,
  play: expectStill,
};
export const ArrivingNarrow: Story = {
  ...Arriving,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
