import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate, toItems } from '@vigia/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Notice } from '../../controls/notice/notice.tsx';
import { STATION_CAPTURES } from '../stories/demo-stations.ts';
import { LAST_90 } from '../stories/demo-view.ts';
import { CapturePanel } from './capture-panel.tsx';

const meta = {
  id: 'paneles-capturepanel',
  title: 'Paneles/Panel de capturas · CapturePanel',
  component: CapturePanel,
  parameters: {
    docs: {
      description: {
        component:
          'Capturas de cada estación de un campo para una plaga, con el selector de serie: incrementales por semana, incrementales de martes y viernes, acumuladas y en fotografía. Úselo para ver qué trampa concentra el vuelo y cuál dejó de informar. Los conteos van en barras apiladas; las series diarias, en escalones.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <CapturePanel {...args} />
    </div>
  ),
  args: { data: STATION_CAPTURES, view: LAST_90, onPeriodChange: () => undefined, unit: 'adultos' },
} satisfies Meta<typeof CapturePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const weekly = await canvas.findByRole('application', { name: /incrementales por semana/ });
    await step('weeks by station, the running one named', async () => {
      await expect(within(weekly).getByText('hoy · semana en curso')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /N-03 Canal/ }));
      weekly.focus();
      await userEvent.keyboard('{End}');
      const status = within(weekly).getByRole('status');
      await expect(status).toHaveTextContent(
        /^sáb 21 nov 2026\. semana en curso 16–21 nov\. N-01.*semana en curso$/,
      );
      await expect(status).not.toHaveTextContent('N-03');
    });
    await step('the selector changes the series', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Serie/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Acumuladas por día' }));
      const steps = await canvas.findByRole('application', { name: /acumuladas por día/ });
      steps.focus();
      await userEvent.keyboard('{End}');
      await expect(within(steps).getByRole('status')).toHaveTextContent(/N-06 Cuartel 12: \d+ adultos/);
    });
  },
};
/** A plate that is full: its figures may be too low, and are shown as they are. */
export const FullPlate: Story = {
  args: {
    note: (
      <Notice status="warning">
        Placa llena: N-01, desde el 12 nov 2026. Desde ese día las capturas pueden estar subestimadas.
      </Notice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Placa llena: N-01, desde el 12 nov 2026/)).toBeVisible();
  },
};

/** The first trap is counted by people, the second also by a camera. */
export const CountedInField: Story = {
  args: {
    data: STATION_CAPTURES.slice(0, 3).map((one, i) => {
      const days = one.daily ? toItems(one.daily).filter(({ value }) => (value ?? 0) > 0) : [];
      const counted = i === 0 ? days : i === 1 ? days.filter((_, at) => at % 3 === 0) : [];
      return {
        ...one,
        inField: counted.map(({ date, value }) => ({ date, found: value ?? 0, summed: value ?? 0 })),
      };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('en parte conteo en terreno')).toBeVisible();
    await expect(canvasElement.querySelector('[data-provenance="partly-field"]')).not.toBeNull();
    const chart = canvas.getByRole('application', { name: /incrementales por semana/ });
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/N-01.*conteo en terreno/);
  },
};
const WAITING = [
  { date: isoDate('2026-11-12'), value: 9 },
  { date: isoDate('2026-11-19'), value: 14 },
];
/** Counts that only this phone has stand hollow on the bars, and the total does not know them. */
export const Unsent: Story = {
  args: { unsent: WAITING },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /incrementales por semana/ });
    await expect(canvas.getByRole('button', { name: /Conteo en terreno por enviar/ })).toHaveTextContent(
      /14 adultos.*aún no se suma/,
    );
    await expect(canvasElement.querySelector('[data-unsent]')).not.toBeNull();
    chart.focus();
    await userEvent.keyboard('{End}');
    const status = within(chart).getByRole('status');
    await expect(status).toHaveTextContent(/Conteo en terreno por enviar.*14 adultos/);
    const total = Number(/Total[^:]*: (\d+)/.exec(status.textContent)![1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver tabla' }));
    const table = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(table).toBeVisible());
    await expect(table).not.toHaveTextContent('por enviar');
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent(String(total));
  },
};
/** The first count of a trap: the service has nothing yet. */
export const UnsentAlone: Story = {
  args: { data: [{ ...STATION_CAPTURES[0]!, daily: null, photo: null }], unsent: WAITING },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('application', { name: /incrementales por semana/ });
    await expect(canvasElement.querySelector('[data-unsent]')).not.toBeNull();
  },
};
/** A bar on steps would look like a sum: a note by view says what waits. */
export const UnsentAccumulated: Story = {
  args: {
    unsent: WAITING,
    defaultView: 'accumulated',
    note: (view) => view === 'accumulated' && <Notice status="warning">Por enviar: 23 adultos.</Notice>,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application', { name: /acumuladas por día/ });
    await expect(await canvas.findByText('Por enviar: 23 adultos.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-unsent]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Serie/ }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: 'En fotografía por día' }),
    );
    await canvas.findByRole('application', { name: /en fotografía por día/ });
    await expect(canvas.queryByText('Por enviar: 23 adultos.')).toBeNull();
  },
};
export const UnsentDark: Story = { args: { unsent: WAITING }, parameters: { theme: 'dark' } };
export const UnsentSun: Story = { args: { unsent: WAITING }, parameters: { theme: 'sol' } };
export const TuesdayAndFriday: Story = { args: { defaultView: 'tuesday-friday' } };
export const Accumulated: Story = { args: { defaultView: 'accumulated' } };
export const Photo: Story = { args: { defaultView: 'photo' } };
export const Partial: Story = {
  args: { data: STATION_CAPTURES.map((one, i) => (i % 2 ? { ...one, daily: null, photo: null } : one)) },
};
export const PastSeason: Story = { args: { view: { ...LAST_90, today: null } } };
export const Dense: Story = {
  args: {
    data: Array.from({ length: 24 }, (_, i) => ({
      ...STATION_CAPTURES[i % 6]!,
      id: i + 1,
      name: `N-${i + 1}`,
    })),
  },
};
export const LongNames: Story = {
  args: {
    data: STATION_CAPTURES.map((one) => ({
      ...one,
      name: `${one.name} ${'junto al canal de riego '.repeat(13)}`.slice(0, 300),
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
