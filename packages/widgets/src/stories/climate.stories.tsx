import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { climateAnswer } from '../panels/read/answers.fixture.ts';
import { insideOf } from './element.ts';
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
    await expect(
      await insideOf(canvasElement).findByRole('application', { name: /Temperatura diaria/ }),
    ).toBeVisible();
  },
};
