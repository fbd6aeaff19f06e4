import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../controls/card/card.tsx';
import { ChartLayout } from '../chart-layout.tsx';
import type { ChartSeries, Provenance } from '../chart-series.ts';
import { LegendCards } from '../legend-card.tsx';
import {
  at,
  broken,
  CAPTURES,
  coldest,
  DAY,
  DEGREE_DAYS,
  daily,
  MARKERS,
  MAX,
  MIN,
  MONTHS,
  SEASON,
  SHOWN,
  STAGES,
  TODAY,
  USUAL,
  warmest,
} from './stories/season.ts';
import { TimeChart } from './time-chart.tsx';

const meta = {
  id: 'gráficos-timechart',
  title: 'Gráficos/Gráfico de tiempo · TimeChart',
  component: TimeChart,
  parameters: {
    docs: {
      description: {
        component:
          'Series en el tiempo con uno o dos ejes de valores: mediciones, acumulados, capturas y pronósticos de una temporada. Úselo cuando importa **cuándo** pasó algo y con qué coincidió; para comparar totales entre cuarteles use barras, y para una tendencia dentro de una fila, una minilínea. Las faltas de datos se ven como cortes, nunca se unen. Se lee completo con el teclado y el cursor anuncia fecha y valores. Mientras llegan datos más nuevos use `state="refreshing"`: lo conocido sigue en pantalla y se puede leer.',
      },
    },
  },
  render: (args) => (
    <Card>
      <ChartLayout
        chart={<TimeChart {...args} />}
        side={<LegendCards series={args.series} state={args.state ?? 'ready'} />}
      />
    </Card>
  ),
  args: {
    title: 'Grados día y capturas de Lobesia botrana',
    series: [DEGREE_DAYS, CAPTURES],
    window: SEASON,
    ticks: MONTHS,
    leftAxis: { title: 'Grados Día', unit: '°C·día' },
    rightAxis: { title: 'Capturas', unit: 'adultos/semana' },
    markers: MARKERS,
    bands: STAGES,
    today: TODAY,
    height: 400,
  },
} satisfies Meta<typeof TimeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartIn = (canvas: HTMLElement) => within(canvas).findByRole('application');

/** Two axes, bars and lines, stages, markers, today, the forecast with its range, and who counted each week. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    for (const name of ['biofix', 'hoy', 'pronóstico', 'larva · 1ª gen.']) {
      await expect(within(chart).getByText(name)).toBeVisible();
    }
    const key = within(canvasElement).getByRole('list', { name: 'Origen de los datos' });
    await expect(key).toHaveTextContent('corregido a manocontado por una personacontado por el modelo');
  },
};

/** What only the reader's device has: hollow, dotted, in the colour of a warning, and in words. */
export const Unsent: Story = {
  args: {
    markers: [
      ...MARKERS,
      {
        ...{ id: 'unsent', x: MARKERS[0]!.x + 21 * 86_400_000, kind: 'control', isUnsent: true },
        label: 'por enviar: aplicación · Spinosad',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    await expect(within(chart).getByText(/^por enviar: /)).toBeVisible();
    const signs = [...chart.querySelectorAll('[data-marker] path:nth-of-type(2)')];
    await expect(signs.filter((sign) => sign.hasAttribute('stroke'))).toHaveLength(1);
  },
};
export const UnsentDark: Story = { ...Unsent, parameters: { theme: 'dark' } };

const temperature = {
  title: 'Temperatura diaria',
  leftAxis: { title: 'Temperatura', unit: '°C' },
  rightAxis: undefined,
  leftFromZero: false,
  yTicks: 12,
  markers: [],
  bands: [],
  height: 320,
};

const MIN_LOOK = { label: MIN.label, color: MIN.color, lastRecord: MIN.lastRecord! };

/** A sensor that was broken for eleven days, over the range of past seasons. */
export const GapAndRange: Story = {
  args: {
    ...temperature,
    series: [
      USUAL,
      daily('max', broken(warmest), 89, { lastRecord: MAX.lastRecord! }),
      daily('min', broken(coldest), 89, { ...MIN_LOOK }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(await chartIn(canvasElement)).getByText('sin datos')).toBeVisible();
  },
};

const PATCHED: readonly Provenance[] = Array.from({ length: 89 }, (_, i) =>
  i > 40 && i < 52 ? 'filled' : i === 60 || i === 63 ? 'corrected' : 'measured',
);

/** The same days filled in from the neighbouring station, and two readings corrected by hand. */
export const Provenances: Story = {
  args: { ...temperature, series: [{ ...MAX, provenance: PATCHED }, MIN] },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}{PageDown}{Control>}{ArrowRight}{ArrowRight}{/Control}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /°C \(completado\)\. Temperatura mínima/,
    );
    const key = within(canvasElement).getByRole('list', { name: 'Origen de los datos' });
    await expect(key).toHaveTextContent('completadocorregido a mano');
  },
};

/** Four series of ten thousand points: the drawing stays small. */
export const Dense: Story = {
  args: {
    ...temperature,
    series: (['max', 'min', 'humidityMax', 'humidityMin'] as const).map((color, k) =>
      daily(color, (i) => 10 + 8 * k + 6 * Math.sin(i / 900 + k) + Math.sin(i / 17), 10_000, {
        color,
        label: ['Aire a 2 m', 'Aire a 0,5 m', 'Hoja', 'Suelo a 10 cm'][k]!,
        x: Float64Array.from({ length: 10_000 }, (_, i) => at(0) + (i * SHOWN * DAY) / 10_000),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    await expect(chart.querySelectorAll('*').length).toBeLessThanOrEqual(150);
  },
};

/**
 * Many events in a few days: names that fit are shown, the others have their sign and are read by the cursor.
 */
export const Crowded: Story = {
  args: {
    ...temperature,
    series: [MAX, MIN],
    markers: Array.from({ length: 9 }, (_, i) => ({
      id: `m${i}`,
      x: at(60 + i * 3),
      kind: (['control', 'phenology', 'device'] as const)[i % 3]!,
      label: ['control · aplicación', 'cuajado', 'cambio de dispositivo'][i % 3]!,
    })),
  },
};

const { provenance: _, ...COUNTS } = CAPTURES;
const TOTAL: ChartSeries = {
  ...COUNTS,
  id: 'total',
  label: 'Capturas acumuladas',
  color: 'capturesAccumulated',
  kind: 'step',
  axis: 'left',
  lastRecord: { x: CAPTURES.x[6]!, y: 132, note: 'desde biofix 4 oct 2026' },
  y: CAPTURES.y.map((__, i) => CAPTURES.y.slice(0, i + 1).reduce((sum, value) => sum + value, 0)),
};

/** A total that changes only when a trap is read: level until the next reading, never a slope. */
export const Steps: Story = {
  args: {
    series: [TOTAL],
    title: 'Capturas acumuladas',
    leftAxis: { title: 'Capturas acumuladas', unit: 'adultos' },
    rightAxis: undefined,
    bands: [],
    height: 320,
  },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/Capturas acumuladas: \d+ adultos/);
  },
};

/**
 * Newer data are loading: the known data stay and can be read, and a notice says that they are being updated.
 */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvasElement }) => {
    const chart = await chartIn(canvasElement);
    const figure = within(canvasElement).getByRole('figure');
    await expect(figure).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('Actualizando datos')).toBeInTheDocument();
    const line = chart.querySelector('[data-series="degree-days"]')!;
    await waitFor(() => expect(Number(getComputedStyle(line).opacity)).toBeLessThan(0.7));
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/^vie 20 nov 2026\. Grados día/);
  },
};
/** Without known data it is like the first loading. */
export const RefreshingNothing: Story = {
  args: { state: 'refreshing', series: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Cargando gráfico')).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = {
  args: {
    series: [],
    emptyTitle: 'Sin grados día ni capturas',
    emptyHint: 'Ninguna estación de esta plaga tiene datos en la temporada. Elija otra plaga o temporada.',
  },
};
export const Failed: Story = {
  args: { state: 'error', onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

const narrow = { viewport: { value: 'narrow', isRotated: false } };
export const Narrow: Story = { globals: narrow, args: { height: 300 } };
export const NarrowScrolled: Story = {
  globals: narrow,
  args: { ...temperature, series: [MAX, MIN], scrollUnit: 7 * DAY, height: 280, ticks: undefined },
};
/** The tooltip is no wider than the visible part of the chart between its axes. */
export const NarrowScrolledReading: Story = {
  ...NarrowScrolled,
  decorators: [
    (Story) => (
      <div style={{ width: 270 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application');
    chart.focus();
    await userEvent.keyboard('{Home}');
    const frame = chart.parentElement!.getBoundingClientRect();
    const tooltip = chart.querySelector('[data-part="tooltip"]')!.getBoundingClientRect();
    await expect(tooltip.left).toBeGreaterThanOrEqual(frame.left);
    await expect(tooltip.right).toBeLessThanOrEqual(frame.right);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
