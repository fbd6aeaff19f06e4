import type { Meta, StoryObj } from '@storybook/react-vite';
import { capturesAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-captures',
  ...manualOf('vigia-captures', 'Capturas de todas las trampas de una plaga en un campo, semana a semana.'),
  args: { data: capturesAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(
      await insideOf(canvasElement).findByRole('application', { name: /Capturas por estación/ }),
    );
  },
};
