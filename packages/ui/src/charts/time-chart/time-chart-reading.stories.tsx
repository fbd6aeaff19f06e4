import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../controls/card/card.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { ChartLayout } from '../chart-layout.tsx';
import { ChartSync } from '../chart-sync.tsx';
import { LegendCards } from '../legend-card.tsx';
import {
  at,
  CAPTURES,
  DEGREE_DAYS,
  daily,
  MARKERS,
  MAX,
  MIN,
  MONTHS,
  SEASON,
  TODAY,
} from './stories/season.ts';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

const meta = {
  id: 'gráficos-timechart-cursor-y-zoom',
  title: 'Gráficos/Gráfico de tiempo · TimeChart/Cursor y zoom',
  component: TimeChart,
  parameters: {
    states: { shownIn: 'Gráficos/TimeChart' } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Cómo se lee un gráfico. El cursor sigue al puntero o a las flechas y dice todas las series en una fecha; con el teclado lo anuncia. Arrastre sobre una parte para acercarla (o Ctrl y rueda, dos dedos, doble clic, + y −); «Ver todo» o 0 vuelve. Dentro de `ChartSync` varios gráficos comparten cursor y zoom: úselo cuando se comparan en el tiempo.',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    title: 'Temperatura diaria',
    series: [MAX, MIN],
    window: SEASON,
    ticks: MONTHS,
    leftAxis: { title: 'Temperatura', unit: '°C' },
    leftFromZero: false,
    today: TODAY,
    onWindowChange: fn(),
  },
} satisfies Meta<typeof TimeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartIn = (canvas: HTMLElement, name = /Temperatura diaria/) =>
  within(canvas).findByRole('application', { name });
const status = (chart: HTMLElement) => within(chart).getByRole('status');

export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const box = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: box.left + box.width / 2, clientY: box.top + 100 });
    await waitFor(() => expect(within(chart).getByText(/ \d+ oct 2026$/)).toBeVisible());
    await expect(within(chart).getAllByText(/^\d+,\d °C$/)).toHaveLength(2);
  },
};

/**
 * The whole chart with the keyboard: its name, its summary, every record, the markers, both ends, and leaving
 * it.
 */
export const KeyboardAlone: Story = {
  args: {
    title: 'Grados día y capturas',
    series: [DEGREE_DAYS, CAPTURES],
    markers: MARKERS,
    rightAxis: { title: 'Capturas', unit: 'adultos' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const chart = await chartIn(canvasElement, /Grados día y capturas, del 24 ago 2026 al 6 dic 2026/);
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleDescription(
      /Capturas incrementales: mínimo 2 adultos el 6 oct, máximo 37 adultos el 3 nov, último 19 adultos el 17 nov 2026/,
    );
    await expect(chart).toHaveAccessibleDescription(/Marcas: biofix el 4 oct.*Flechas: fecha anterior/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(status(chart)).toHaveTextContent(
      /^vie 20 nov 2026\. Grados día acumulados: \d{3},\d °C·día\./,
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(status(chart)).toHaveTextContent(
      /^sáb 21 nov 2026\. pronóstico\. Grados día acumulados: \d{3},\d °C·día \(\d+,\d a \d+,\d\)/,
    );
    await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{/Control}');
    await expect(status(chart)).toHaveTextContent(/^sáb 7 nov 2026/);
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(status(chart)).toHaveTextContent(/2 adultos \(contado por una persona\)/);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(status(chart)).toHaveTextContent(/^dom 4 oct 2026.*biofix$/);
    await userEvent.keyboard('{Home}');
    const announced = new Set<string>();
    for (let i = 0; i < 104; i++) {
      announced.add(status(chart).textContent ?? '');
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(announced.size).toBe(104);
    await expect(status(chart)).toHaveTextContent(/^dom 6 dic 2026|^sáb 5 dic 2026/);
    await userEvent.keyboard('{Escape}');
    await expect(within(chart).getByText(/dic 2026 · pronóstico/)).not.toBeVisible();
  },
};

/** The buttons exist before the first zoom; those that go back are disabled until then. */
export const ZoomByButtons: Story = {
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const strip = within(canvasElement);
    const back = ['Alejar', 'Ver entero'].map((name) => strip.getByRole('button', { name }));
    for (const button of back) await expect(button).toBeDisabled();
    await userEvent.click(strip.getByRole('button', { name: 'Acercar' }));
    await expect(chart).not.toHaveAccessibleName(/del 24 ago 2026 al 6 dic 2026/);
    for (const button of back) await expect(button).toBeEnabled();
    await expect(strip.getByRole('button', { name: 'Mostrar fechas anteriores' })).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Alejar' }));
    await expect(chart).toHaveAccessibleName(/del 24 ago 2026 al 6 dic 2026/);
  },
};

export const Zoom: Story = {
  play: async ({ canvasElement, args }) => {
    const chart = await chartIn(canvasElement);
    const box = chart.getBoundingClientRect();
    const drag = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, clientY: box.top + 120 };
    await fireEvent.pointerDown(chart, { ...drag, clientX: box.left + box.width * 0.4 });
    await fireEvent.pointerMove(chart, { ...drag, clientX: box.left + box.width * 0.6 });
    await fireEvent.pointerUp(chart, { ...drag, clientX: box.left + box.width * 0.6 });
    const strip = await within(canvasElement).findByRole('group', { name: 'Período mostrado' });
    await expect(strip).toHaveTextContent(/\d+ (sep|oct) – \d+ (oct|nov) 2026/);
    await expect(args.onWindowChange).toHaveBeenCalledTimes(1);
    await userEvent.click(within(strip).getByRole('button', { name: 'Acercar' }));
    await userEvent.click(within(strip).getByRole('button', { name: 'Mostrar fechas siguientes' }));
    await expect(args.onWindowChange).toHaveBeenCalledTimes(3);
    await userEvent.click(within(strip).getByRole('button', { name: 'Ver entero' }));
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleName(/del 24 ago 2026 al 6 dic 2026/);
    await userEvent.keyboard('{End}+++');
    await expect(status(chart)).toHaveTextContent(/^Período mostrado: \d+ nov – 2?\d (nov|dic) 2026$/);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(chart).toHaveAccessibleName(/del 24 ago 2026 al \d+ sep 2026/));
    await userEvent.keyboard('-0');
    await expect(status(chart)).toHaveTextContent('Período mostrado: 24 ago – 6 dic 2026');
  },
};

/** Two fingers spread over a chart on a phone. */
export const Pinch: Story = {
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const { left, width, top } = chart.getBoundingClientRect();
    const finger = (pointerId: number, share: number) => ({
      pointerId,
      pointerType: 'touch',
      clientX: left + width * share,
      clientY: top + 120,
    });
    await fireEvent.pointerDown(chart, finger(1, 0.45));
    await fireEvent.pointerDown(chart, finger(2, 0.55));
    await fireEvent.pointerMove(chart, finger(1, 0.3));
    await fireEvent.pointerMove(chart, finger(2, 0.7));
    await waitFor(() => expect(chart).toHaveAccessibleName(/del \d+ (sep|oct) 2026 al \d+ (oct|nov) 2026/));
    await fireEvent.pointerUp(chart, finger(1, 0.3));
    await fireEvent.pointerUp(chart, finger(2, 0.7));
    await expect(within(canvasElement).getByRole('button', { name: 'Ver entero' })).toBeVisible();
  },
};

function Controlled(args: TimeChartProps) {
  const [zoom, setZoom] = useState<TimeChartProps['zoom']>({ start: at(40), end: at(60) });
  return <TimeChart {...args} zoom={zoom} onWindowChange={(_, next) => setZoom(next)} />;
}

export const ControlledZoom: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement, /del 3 oct 2026 al 23 oct 2026/);
    await fireEvent.wheel(chart, { deltaY: 100, ctrlKey: true, clientX: 400 });
    await waitFor(() => expect(chart).not.toHaveAccessibleName(/del 3 oct 2026 al 23 oct 2026/));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver entero' }));
    await expect(chart).toHaveAccessibleName(/del 24 ago 2026 al 6 dic 2026/);
  },
};

const HUMIDITY = daily('humidity', (i) => 62 + 18 * Math.sin(i * 0.7), 89, {
  label: 'Humedad máxima',
  unit: '%',
  color: 'humidityMax',
  decimals: 0,
});

/** Two charts share the position of the cursor. */
export const Synchronised: Story = {
  render: (args) => (
    <ChartSync>
      <div style={{ display: 'grid', gap: 24 }}>
        <TimeChart {...args} height={240} />
        <TimeChart
          {...args}
          title="Humedad diaria"
          series={[HUMIDITY]}
          leftAxis={{ title: 'Humedad relativa', unit: '%' }}
          leftExtent={{ min: 0, max: 100 }}
          yTicks={11}
          height={240}
        />
      </div>
    </ChartSync>
  ),
  play: async ({ canvasElement }) => {
    const temperature = await chartIn(canvasElement);
    const humidity = await chartIn(canvasElement, /Humedad diaria/);
    temperature.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(humidity).getByText('mar 25 ago 2026')).toBeVisible();
    await expect(within(humidity).getByText(/^\d+ %$/)).toBeVisible();
    await expect(status(humidity)).toBeEmptyDOMElement();
    await userEvent.keyboard('+');
    await waitFor(() => expect(humidity).toHaveAccessibleName(/al 1[4-6] oct 2026/));
    await userEvent.keyboard('0{Escape}');
    await expect(within(humidity).getByText('mar 25 ago 2026')).not.toBeVisible();
  },
};

function WithCards(args: TimeChartProps) {
  const [hidden, setHidden] = useState<string[]>([]);
  const series = args.series.map((one) => ({ ...one, visible: !hidden.includes(one.id) }));
  const toggle = (id: string, visible: boolean) =>
    setHidden((before) => (visible ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <ChartLayout
      chart={<TimeChart {...args} series={series} />}
      side={<LegendCards series={series} onToggle={toggle} />}
    />
  );
}

/** A card shows the last record and its date, and shows or hides its series. */
export const LegendToggles: Story = {
  render: (args) => <WithCards {...args} />,
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const card = within(canvasElement).getByRole('button', { name: /Temperatura máxima.*°C.*20 nov 2026/ });
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    card.focus();
    await userEvent.keyboard(' ');
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await expect(chart).not.toHaveAccessibleDescription(/Temperatura máxima/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Temperatura mínima/ }));
    await expect(within(canvasElement).getByText(/Todas las series están ocultas/)).toBeVisible();
  },
};
