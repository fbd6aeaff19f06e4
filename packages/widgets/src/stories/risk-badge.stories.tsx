import type { Meta, StoryObj } from '@storybook/react-vite';
import { riskAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-risk-badge',
  ...manualOf('vigia-risk-badge', 'El riesgo de un campo hoy, de qué y desde cuándo, en una línea.'),
  args: { data: riskAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(await insideOf(canvasElement).findByRole('region', { name: /Riesgo alto/ }));
  },
};
