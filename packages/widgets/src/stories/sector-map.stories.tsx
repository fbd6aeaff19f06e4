import type { Meta, StoryObj } from '@storybook/react-vite';
import { mapAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
import { manualOf, type WidgetArgs } from './manual.tsx';

const meta = {
  title: 'Widgets/vigia-sector-map',
  ...manualOf(
    'vigia-sector-map',
    'Las estaciones de un campo, aproximadamente dónde están, y cómo va cada una.',
  ),
  args: { data: mapAnswer() },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<WidgetArgs>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(await insideOf(canvasElement).findByRole('button', { name: 'Los Maitenes 2: Alto' }));
  },
};
