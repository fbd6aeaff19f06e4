import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartWindow, type Period } from '@vigia/domain';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ClimatePanel } from './climate-panel.tsx';
import { Arrival, expectStill } from './stories/arrival.tsx';
import { CLIMATE_FORECAST, CLIMATE_OF_PAST_YEARS, WITHOUT_SERVICE } from './stories/demo-forecast.ts';
import { CLIMATE, LAST, SEASON, TODAY } from './stories/demo-season.ts';

function viewOf(period: Period) {
  const season = { start: SEASON.start, end: '2027-06-30' as typeof LAST };
  return {
    period,
    window: chartWindow({ period, season, today: TODAY, dataStart: SEASON.start, dataEnd: LAST }),
    today: TODAY,
  };
}

const meta = {
  id: 'paneles-climatepanel',
  title: 'Paneles/Panel de clima · ClimatePanel',
  component: ClimatePanel,
  parameters: {
    docs: {
      description: {
        component:
          'Temperatura y humedad máximas y mínimas de cada día, sobre las estaciones de un campo. Úselo en la pestaña Clima y en la página de clima. Los dos gráficos comparten cursor y período, para leer la misma fecha en ambos; los días sin datos se ven como corte. «¿De dónde sale?» dice cómo se obtiene cada cifra; lo que solo sabe quien pidió los datos (desde cuándo y por qué, cuántas estaciones, días completados) entra por `origin` y `source`, en este y en todo panel de gráficos.',
      },
    },
  },
  render: (args) => (
    <div style={{ padding: 12 }}>
      <ClimatePanel {...args} />
    </div>
  ),
  args: { data: CLIMATE, view: viewOf('90days'), onPeriodChange: () => undefined },
} satisfies Meta<typeof ClimatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Temperatura diaria/ });
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(/Temperatura máxima: \d+,\d °C/);
    await userEvent.click(canvas.getByRole('button', { name: /Humedad mínima/ }));
    await waitFor(() => expect(canvasElement.querySelector('[data-series="humidity-min"]')).toBeNull());
  },
};
/** The origin of the figures: what the panel knows, and the facts given by `origin`. */
export const Origin: Story = {
  args: {
    source: 'Vigía · Los Aromos Norte',
    origin: {
      start: { date: SEASON.start, reason: 'season' },
      stations: 4,
      filledDays: 2,
      filledFrom: 'la estación vecina',
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '¿De dónde sale?' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/Se cuenta desde el inicio de la temporada/)).toBeVisible());
    await expect(dialog.getByText(/2 días, con la estación vecina/)).toBeVisible();
    await expect(dialog.getByText('Vigía · Los Aromos Norte.')).toBeVisible();
  },
};
/**
 * The forecast of a weather service: dashed, and named as forecast by the cursor, the table and ¿De dónde sale?
 */
export const Forecast: Story = {
  args: { forecast: CLIMATE_FORECAST, view: viewOf('30days') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('application', { name: /Temperatura diaria/ });
    await expect(within(chart).getByText('pronóstico')).toBeVisible();
    await expect(
      chart.querySelector('[data-series="temperature-max"] path[stroke-dasharray]'),
    ).not.toBeNull();
    await expect(
      canvas.getAllByText(/^Pronóstico de Open-Meteo, consultado el 21 nov 2026, 08:30/),
    ).toHaveLength(2);
    chart.focus();
    await userEvent.keyboard('{End}');
    await expect(within(chart).getByRole('status')).toHaveTextContent(
      /^dom 6 dic 2026\. pronóstico\. Temperatura máxima: \d+,\d °C/,
    );
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/entre sus valores por hora/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
export const OfPastYears: Story = { args: { forecast: CLIMATE_OF_PAST_YEARS, view: viewOf('30days') } };
/** No forecast is available: the days after today say so, with the reason. */
export const Unforeseen: Story = {
  args: {
    forecast: {
      temperatureMax: { ...WITHOUT_SERVICE, reason: 'too_few_years' },
      humidityMax: null,
    },
    view: viewOf('30days'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('sin pronóstico')).toHaveLength(2));
    await expect(canvas.getByText(/no hay servicio meteorológico al día/)).toBeVisible();
    await expect(canvas.getByText('Sin pronóstico: el servidor no lo entregó.')).toBeVisible();
  },
};
export const ForecastNarrow: Story = {
  args: { forecast: CLIMATE_FORECAST },
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
export const WholeSeason: Story = { args: { view: viewOf('allSeason') } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
/** Another period was requested: charts, cards and tools stay until it is loaded. */
export const Refreshing: Story = {
  args: { state: 'refreshing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('application', { name: /Temperatura diaria/ })).toBeVisible(),
    );
    const figures = canvas.getAllByRole('figure');
    await expect(figures).toHaveLength(2);
    for (const figure of figures) await expect(figure).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('button', { name: 'Descargar' })[0]).toBeEnabled();
    await expect(canvas.getAllByRole('group', { name: 'Series' })[0]).toBeVisible();
  },
};
export const Loading: Story = { args: { data: null, state: 'loading' } };
export const Arriving: Story = {
  render: (args) => <Arrival>{(waiting) => <ClimatePanel {...args} {...waiting} />}</Arrival>,
  play: expectStill,
};
export const ArrivingNarrow: Story = {
  ...Arriving,
  globals: { viewport: { value: 'narrow', isRotated: false } },
};
export const Empty: Story = { args: { data: null } };
export const Failed: Story = { args: { data: null, state: 'error', onRetry: () => undefined } };
/** Stations without a humidity sensor: one chart is shown, the other says why it is missing. */
export const Partial: Story = {
  args: { data: { ...CLIMATE, humidityMax: null, humidityMin: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('application', { name: /Temperatura diaria/ })).toBeVisible(),
    );
    await expect(canvas.getByText('Sin mediciones de clima')).toBeVisible();
  },
};
export const PastSeason: Story = { args: { view: { ...viewOf('90days'), today: null } } };
/**
 * As it is printed, in every theme of the screen: black on white, as wide as paper, without tools and choices.
 */
export const OnPaper: Story = {
  // It changes the whole page, so it is not on a docs page.
  tags: ['!autodocs'],
  parameters: { theme: 'dark' },
  beforeEach: () => {
    const ask = window.matchMedia.bind(window);
    const matchMedia = spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === 'print' ? 'all' : query),
    );
    return () => matchMedia.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('application', { name: /Temperatura diaria/ });
    const picture = chart.querySelector('svg')!;
    await expect(picture).toHaveAttribute('width', '680');
    await expect(picture.querySelector('[data-series="temperature-max"] path')).toHaveAttribute(
      'stroke',
      '#cf5a00',
    );
    const panel = within(canvasElement).getByRole('region', { name: 'Clima' });
    await expect(getComputedStyle(panel).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(panel).color).toBe('rgb(0, 0, 0)');
    const hidden = Array.from(document.styleSheets)
      .flatMap((sheet) => Array.from(sheet.cssRules))
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print')
      .flatMap((rule) => Array.from((rule as CSSMediaRule).cssRules) as CSSStyleRule[])
      .filter((rule) => rule.style.display === 'none')
      .map((rule) => rule.selectorText);
    for (const name of ['Ver tabla', 'Descargar']) {
      const button = within(panel).getAllByRole('button', { name })[0]!;
      await expect(hidden.some((selector) => button.closest(selector))).toBe(true);
    }
    // The chosen period is printed, the others are not.
    for (const checked of [true, false]) {
      const period = within(panel).getAllByRole('radio', { checked })[0]!;
      await expect(hidden.some((selector) => period.closest(selector))).toBe(!checked);
    }
  },
};
