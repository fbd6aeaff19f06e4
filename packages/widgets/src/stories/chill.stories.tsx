import type { Meta, StoryObj } from '@storybook/react-vite';
import { chillAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-chill',
  ...manualOf(
    'vigia-chill',
    'Frío acumulado de la temporada por cuatro modelos, con lo que cuenta cada uno y su fuente.',
  ),
  args: { data: chillAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(await insideOf(canvasElement).findByRole('application', { name: /Frío acumulado/ }));
  },
};
