import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { comparedAnswer, degreeDaysAnswer, mapAnswer, riskAnswer } from '../panels/read/answers.fixture.ts';
import { elementOf, eventsOf } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const DATA = { risk: riskAnswer(), map: mapAnswer(), 'degree-days': degreeDaysAnswer() };

const meta = {
  title: 'Widgets/vigia-field',
  ...manualOf(
    'vigia-field',
    'Un campo en una sola etiqueta: la insignia de riesgo, el mapa y los grados día; uno bajo otro, o con el gráfico al lado donde hay lugar.',
  ),
  args: { data: DATA },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

const partsOf = (canvas: HTMLElement) =>
  [...elementOf(canvas).shadowRoot!.querySelectorAll<HTMLElement>('[exportparts]')].filter(
    ({ hidden }) => !hidden,
  );
const panelsOf = (canvas: HTMLElement) =>
  partsOf(canvas).filter(({ shadowRoot }) => shadowRoot!.querySelector('[part=panel]'));

/** Each part looks like the single element. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(panelsOf(canvasElement)).toHaveLength(3));
    const [badge, map, chart] = partsOf(canvasElement).map((part) => part.getBoundingClientRect());
    await expect(map!.top - badge!.bottom).toBe(16);
    const isBeside = elementOf(canvasElement).clientWidth >= 976;
    await expect(chart!.top).toBe(isBeside ? badge!.top : map!.bottom + 16);
  },
};

/** On a phone the parts stand one below the other. */
export const NarrowColumn: Story = {
  args: { column: 358 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(panelsOf(canvasElement)).toHaveLength(3));
    await expect(elementOf(canvasElement).clientHeight).toBe(140 + 16 + 560 + 16 + 512);
  },
};

/** Two of the parts, as the page chose; the third requests nothing. */
export const SomeParts: Story = {
  args: { metrics: 'risk degree-days' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(panelsOf(canvasElement)).toHaveLength(2));
    await expect(partsOf(canvasElement).map(({ localName }) => localName)).toEqual([
      'vigia-risk-badge',
      'vigia-degree-days',
    ]);
  },
};

/** Other seasons beside that of its chart: `compare` and `align` are the chart's alone. */
export const Compared: Story = {
  args: {
    compare: '7_6',
    align: 'biofix',
    data: { ...DATA, 'degree-days': degreeDaysAnswer({ compared: comparedAnswer() }) },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(panelsOf(canvasElement)).toHaveLength(3));
    const asked = partsOf(canvasElement).map((part) => [
      part.getAttribute('compare'),
      part.getAttribute('align'),
    ]);
    await expect(asked).toEqual([
      [null, null],
      [null, null],
      ['7_6', 'biofix'],
    ]);
    const chart = partsOf(canvasElement)[2]!.shadowRoot!;
    await waitFor(() => expect(chart.querySelector('[data-series="season-7"]')).not.toBeNull());
  },
};

/** Without an id and a key there is one message instead of three. */
export const Missing: Story = {
  args: { data: undefined },
  play: async ({ canvasElement }) => {
    const errors = eventsOf('vigia-error');
    await waitFor(() => expect(partsOf(canvasElement)).toHaveLength(1));
    await waitFor(() =>
      expect(partsOf(canvasElement)[0]!.shadowRoot!.querySelector('[role=alert]')).toHaveTextContent(
        'Falta decir qué mostrar o la llave',
      ),
    );
    await expect(errors.every(({ code }) => code === 'missing-attribute')).toBe(true);
  },
};
