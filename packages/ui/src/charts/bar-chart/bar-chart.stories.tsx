import type { Meta, StoryObj } from '@storybook/react-vite';
import { wallMsOfDay } from '@vigia/domain';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { captureSeries } from '../../panels/captures/capture-series.ts';
import { TODAY } from '../../panels/stories/demo-season.ts';
import { STATION_CAPTURES } from '../../panels/stories/demo-stations.ts';
import { BarChart } from './bar-chart.tsx';

const weekly = captureSeries(STATION_CAPTURES, 'weekly', 'adultos');
const [first] = weekly;

const meta = {
  id: 'gráficos-barchart',
  title: 'Gráficos/Gráfico de barras · BarChart',
  component: BarChart,
  parameters: {
    docs: {
      description: {
        component:
          'Conteos que cierran en días fijos: capturas de cada semana (domingo) o de martes a viernes, apiladas por estación. Úselo cuando la cifra es de un tramo y no de un instante; para lo que se mide cada día, `TimeChart`. El tramo que aún no cierra se dibuja pálido, con borde cortado y nombre; un tramo sin fotografías se raya, y uno con cero capturas lleva un 0.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 16, maxWidth: 980 }}>
      <BarChart {...args} />
    </div>
  ),
  args: {
    title: 'Capturas por semana',
    series: weekly,
    axis: { title: 'Capturas', unit: 'adultos/semana' },
    today: wallMsOfDay(TODAY),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartIn = (canvas: HTMLElement) =>
  within(canvas).findByRole('application', { name: /Capturas por semana/ });

export const Ready: Story = {
  play: async ({ canvasElement, step }) => {
    const chart = await chartIn(canvasElement);
    await expect(within(chart).getByText('hoy · semana en curso')).toBeVisible();
    await step('the pointer reads every station and the sum of a week', async () => {
      const box = chart.getBoundingClientRect();
      await fireEvent.pointerMove(chart, { clientX: box.left + box.width * 0.7, clientY: box.top + 120 });
      await waitFor(() => expect(chart).toHaveAttribute('data-reading'));
      await waitFor(() => expect(within(chart).getByText('N-06 Cuartel 12')).toBeVisible());
      await expect(within(chart).getByText('Total')).toBeVisible();
      await fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
    });
    await step('the keyboard goes from week to week and says them', async () => {
      chart.focus();
      await userEvent.keyboard('{End}');
      const status = within(chart).getByRole('status');
      await expect(status).toHaveTextContent(
        /^dom 22 nov 2026\. semana 16–22 nov\. N-01 Portería: \d+ adultos?\. .*Total: \d+ adultos\. semana en curso$/,
      );
      await userEvent.keyboard('{ArrowLeft}');
      await expect(status).toHaveTextContent(/^dom 15 nov 2026\./);
      await expect(status).not.toHaveTextContent('semana en curso');
    });
    await expect(chart.querySelectorAll('*').length).toBeLessThanOrEqual(150);
  },
};

/** With the keyboard, every week is read, one key at a time. */
export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}');
    const announced = new Set<string>();
    const status = within(chart).getByRole('status');
    for (let week = 0; week < first!.x.length; week++) {
      announced.add(status.textContent ?? '');
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(announced.size).toBe(first!.x.length);
    await expect([...announced].every((text) => /Total: (\d+ adultos|sin dato)/.test(text))).toBe(true);
  },
};

export const TuesdayAndFriday: Story = {
  args: {
    title: 'Capturas por semana, martes y viernes',
    series: captureSeries(STATION_CAPTURES, 'tuesday-friday', 'adultos'),
    axis: { title: 'Capturas', unit: 'adultos' },
    runningLabel: 'conteo en curso',
  },
};

const unknown = (values: Float64Array, from: number, to: number) =>
  values.map((value, i) => (i >= from && i < to ? Number.NaN : value));
export const WithGap: Story = {
  args: { series: weekly.map((one) => ({ ...one, y: unknown(one.y, 5, 7) })) },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/Total: sin dato/);
  },
};
export const OneStation: Story = {
  args: { series: [first!] },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const path = chart.querySelector('[data-series] path')!.getAttribute('d')!;
    const [, left = '', right = ''] = /^M([\d.]+),[^Z]*?H([\d.]+)q/.exec(path) ?? [];
    const middles = Array.from(chart.querySelectorAll('[data-tick]'), (tick) =>
      Number(tick.getAttribute('data-tick')),
    );
    const middle = (Number(left) + Number(right)) / 2;
    await expect(Math.min(...middles.map((tick) => Math.abs(tick - middle)))).toBeLessThan(3);
  },
};
export const AllHidden: Story = {
  args: { series: weekly.map((one) => ({ ...one, visible: false })) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(/Todas las series están ocultas/)).toBeVisible(),
    );
  },
};
const BAD: readonly (readonly [number, number])[] = [
  [3, 4],
  [1, 2],
  [2, Number.POSITIVE_INFINITY],
  [2, 6],
  [4, Number.NaN],
  [5, 3],
  [Number.NaN, 9],
];
/** Closing days unsorted, repeated or missing, and invalid counts: they are corrected, and a note says so. */
export const UnsortedAndRepeated: Story = {
  args: {
    series: [
      {
        ...first!,
        since: undefined,
        x: Float64Array.from(BAD, ([week]) => first!.x[0]! + week * 7 * 86_400_000),
        y: Float64Array.from(BAD, ([, count]) => count),
      },
    ],
    today: undefined,
  },
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findByRole('list', { name: 'Avisos sobre los datos' });
    for (const word of ['desordenadas', 'repetida', 'sin fecha', 'imposible'])
      await expect(notes).toHaveTextContent(word);
    const chart = await chartIn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/N-01 Portería: 6 adultos/);
  },
};
export const OneCount: Story = {
  args: { series: [{ ...first!, since: undefined, x: first!.x.slice(6, 7), y: Float64Array.of(4) }] },
};
export const OnlyHoles: Story = {
  args: { series: [{ ...first!, y: first!.y.map(() => Number.NaN) }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos que graficar')).toBeVisible();
  },
};
/** More counts than pixels: they are summed up, and none is left out. */
export const TwoHundredThousand: Story = {
  args: {
    series: [
      {
        ...first!,
        since: undefined,
        x: Float64Array.from({ length: 200_000 }, (_, i) => first!.x[0]! + i * 3_600_000),
        y: Float64Array.from({ length: 200_000 }, (_, i) => (i % 50_000 > 45_000 ? Number.NaN : i % 3)),
      },
    ],
    today: undefined,
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    await expect(within(canvasElement).getByText(/cada barra suma \d+ seguidos/)).toBeVisible();
    await expect(chart.querySelectorAll('*').length).toBeLessThanOrEqual(150);
  },
};
/** Three seasons of twenty traps. */
export const Dense: Story = {
  args: {
    series: Array.from({ length: 20 }, (_, k) => ({
      ...first!,
      id: `s${k}`,
      label: `N-${k + 1} ${k === 0 ? 'Cuartel de la loma norte junto al canal de riego '.repeat(6) : ''}`,
      color: weekly[k % 6]!.color,
      since: undefined,
      x: Float64Array.from({ length: 150 }, (_, i) => first!.x[0]! + (i - 139) * 7 * 86_400_000),
      y: Float64Array.from({ length: 150 }, (_, i) => Math.max(0, Math.round(6 * Math.sin(i / 8 + k)))),
    })),
  },
};
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvasElement }) => {
    await expect(await chartIn(canvasElement)).toBeVisible();
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { series: [] } };
export const Failed: Story = {
  args: { state: 'error', onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
