import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import { Card } from '../../../controls/card/card.tsx';
import type { StatesOf } from '../../../testing/states.ts';
import { at, daily, MAX, MONTHS, SEASON, TODAY, warmest } from '../stories/season.ts';
import { TimeChart, type TimeChartProps } from '../time-chart.tsx';
import type { ChartHandle } from './chart-handle.ts';
import { ChartHandles } from './chart-handles.tsx';

/** Two days and a value that can be moved, kept as the page would. */
function Movable(props: TimeChartProps) {
  const [day, setDay] = useState(at(30));
  const [spray, setSpray] = useState(at(60));
  const [limit, setLimit] = useState(25);
  const dayText = (ms: number) => `día ${Math.round((ms - at(0)) / 86_400_000)}`;
  const span = { moves: 'day', min: at(5), max: at(95) } as const;
  const handles: ChartHandle[] = [
    {
      ...{ ...span, id: 'biofix', label: 'Biofix', color: 'biofix', value: day, onMove: setDay },
      valueText: dayText(day),
    },
    {
      ...{ ...span, id: 'spray', label: 'Aplicación', color: 'control', value: spray, onMove: setSpray },
      valueText: dayText(spray),
    },
    {
      ...{ id: 'limit', label: 'Umbral', moves: 'value', color: 'phenology', min: 15, max: 28 },
      value: limit,
      valueText: `${limit} °C`,
      onMove: setLimit,
    },
  ];
  return (
    <Card>
      <TimeChart {...props} over={<ChartHandles handles={handles} />} />
    </Card>
  );
}

const meta = {
  id: 'gráficos-timechart-líneas-que-se-mueven',
  title: 'Gráficos/Gráfico de tiempo · TimeChart/Líneas que se mueven',
  component: TimeChart,
  parameters: {
    states: { shownIn: 'Gráficos/TimeChart' } satisfies StatesOf,
    docs: {
      description: {
        component:
          'Una línea que el lector mueve: un día o un valor del eje izquierdo, con el puntero, el dedo o las flechas. El resto del gráfico se lee como siempre. En papel queda la línea, sin su control.',
      },
    },
  },
  render: (args) => <Movable {...args} />,
  args: {
    title: 'Temperatura diaria',
    series: [MAX],
    window: SEASON,
    ticks: MONTHS,
    leftAxis: { title: 'Temperatura', unit: '°C' },
    leftFromZero: false,
    today: TODAY,
  },
} satisfies Meta<typeof TimeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const sliderIn = (canvas: HTMLElement, name: string) => within(canvas).findByRole('slider', { name });

/** Whole days and whole units of the axis, between its ends. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const biofix = await sliderIn(canvasElement, 'Biofix');
    await expect(biofix).toHaveAttribute('aria-valuetext', 'día 30');
    const moveBy = (slider: HTMLElement, steps: number) =>
      fireEvent.change(slider, {
        target: { value: String(Number((slider as HTMLInputElement).value) + steps) },
      });
    await moveBy(biofix, 1);
    await expect(biofix).toHaveAttribute('aria-valuetext', 'día 31');
    await moveBy(biofix, -100);
    await expect(biofix).toHaveAttribute('aria-valuetext', 'día 5');
    const limit = await sliderIn(canvasElement, 'Umbral');
    await moveBy(limit, 1);
    await expect(limit).toHaveAttribute('aria-valuetext', '26 °C');
  },
};

/** What lies outside of the window has no line. */
export const OutsideOfTheWindow: Story = {
  args: { window: { start: at(40), end: at(100) } },
  play: async ({ canvasElement }) => {
    await sliderIn(canvasElement, 'Aplicación');
    await expect(within(canvasElement).queryByRole('slider', { name: 'Biofix' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sun: Story = {
  args: { series: [daily('max', warmest, 89)] },
  parameters: { theme: 'sol' },
};
