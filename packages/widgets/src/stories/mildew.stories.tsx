import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { comparedMildewAnswer, mildewAnswer } from '../panels/read/answers.fixture.ts';
import { chartsOf, expectAboveBar, insideOf } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-mildew',
  ...manualOf(
    'vigia-mildew',
    'Riesgo de oídio en vid por el índice de Gubler, con las horas favorables de cada día y lo que significa.',
  ),
  args: { data: mildewAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

/** The index and the favourable hours are visible before anything is unfolded. */
const seenTogether: Story['play'] = async ({ canvasElement }) => {
  const charts = await chartsOf(canvasElement, ['Índice de riesgo de oídio', 'Condiciones del día']);
  await expectAboveBar(canvasElement, charts);
};

export const Ready: Story = { play: seenTogether };
export const NarrowColumn: Story = { args: { column: 358 }, play: seenTogether };

/** The index of another season on the same days of the year: `compare` asks the service for it. */
export const Compared: Story = {
  args: { data: mildewAnswer({ compared: comparedMildewAnswer() }) },
  play: async ({ canvasElement }) => {
    const [index] = await chartsOf(canvasElement, ['Índice de riesgo de oídio', 'Condiciones del día']);
    await waitFor(() => expect(index!.querySelector('[data-series="season-7"]')).not.toBeNull());
    const widget = insideOf(canvasElement);
    await expect(widget.getByText(/2025–26 llevaba 4/)).toBeInTheDocument();
    await expect(widget.getByText(/No se compara 2024–25: se necesitan/)).toBeInTheDocument();
  },
};
