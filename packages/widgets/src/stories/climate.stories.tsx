import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { climateAnswer, comparedClimateAnswer } from '../panels/read/answers.fixture.ts';
import { chartsOf, elementOf, expectAboveBar, insideOf } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-climate',
  ...manualOf(
    'vigia-climate',
    'Temperatura y humedad, máxima y mínima de cada día, promedio de las estaciones del campo.',
  ),
  args: { data: climateAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

/** Both charts are visible before anything is unfolded. */
const seenTogether: Story['play'] = async ({ canvasElement }) => {
  await expectAboveBar(
    canvasElement,
    await chartsOf(canvasElement, ['Temperatura diaria', 'Humedad diaria']),
  );
};

export const Ready: Story = { play: seenTogether };
export const MiddleColumn: Story = { args: { column: 560 }, play: seenTogether };
export const NarrowColumn: Story = {
  args: { column: 358 },
  play: async (context) => {
    await seenTogether(context);
    await expect(elementOf(context.canvasElement).clientHeight).toBe(640);
  },
};

/** One readable chart is better than two that are too low. */
export const Low: Story = {
  args: { height: '340' },
  play: async ({ canvasElement }) => {
    const [first, second] = await chartsOf(canvasElement, ['Temperatura diaria', 'Humedad diaria']);
    await expectAboveBar(canvasElement, [first!]);
    await expect(first!.clientHeight).toBeGreaterThan(150);
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom);
  },
};

/** The notes of the charts are below both, each under the chart's name. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const charts = await chartsOf(canvasElement, ['Temperatura diaria', 'Humedad diaria']);
    const inside = insideOf(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Ver todo' }));
    const names = inside.getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'Temperatura diaria',
      'Humedad diaria',
    ]);
    const below = Math.max(...charts.map((chart) => chart.getBoundingClientRect().bottom));
    await expect(names[0]!.getBoundingClientRect().top).toBeGreaterThan(below);
    await userEvent.click(inside.getByRole('button', { name: /Temperatura mínima/, pressed: true }));
    await expect(inside.getByRole('button', { name: /Temperatura mínima/, pressed: false })).toBeVisible();
  },
};

/** Extremes of another season on the same days of the year: `compare` asks the service for them. */
export const Compared: Story = {
  args: { data: climateAnswer({ compared: comparedClimateAnswer() }) },
  play: async ({ canvasElement }) => {
    const [first, second] = await chartsOf(canvasElement, ['Temperatura diaria', 'Humedad diaria']);
    await waitFor(() =>
      expect(first!.querySelector('[data-series="season-7-temperatureMax"]')).not.toBeNull(),
    );
    await expect(second!.querySelector('[data-series="season-7-humidityMin"]')).not.toBeNull();
    const widget = insideOf(canvasElement);
    await expect(
      widget.getByText(/1,5 °C más altas que las de 2025–26 y las mínimas, iguales/),
    ).toBeInTheDocument();
    await expect(widget.getByText(/No se compara 2024–25: se necesitan/)).toBeInTheDocument();
  },
};
