import type { Meta, StoryObj } from '@storybook/react-vite';
import { mildewAnswer } from '../panels/read/answers.fixture.ts';
import { chartsOf, expectAboveBar } from './element.ts';
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
