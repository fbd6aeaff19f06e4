import type { Meta, StoryObj } from '@storybook/react-vite';
import { mildewAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
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

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(
      await insideOf(canvasElement).findByRole('application', { name: /Índice de riesgo de oídio/ }),
    );
  },
};
