import type { Meta, StoryObj } from '@storybook/react-vite';
import { climateAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf, shownInside } from './element.ts';
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

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await shownInside(
      await insideOf(canvasElement).findByRole('application', { name: /Temperatura diaria/ }),
    );
  },
};
