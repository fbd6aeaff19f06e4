import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-station-card',
  ...manualOf(
    'vigia-station-card',
    'Una estación de un vistazo: nombre, últimos valores, capturas de la semana y salud.',
  ),
  args: { data: cardAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(await insideOf(canvasElement).findByRole('heading', { name: 'Los Maitenes 8' }));
  },
};
