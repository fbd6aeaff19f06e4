import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { capturesAnswer } from '../panels/read/answers.fixture.ts';
import { elementOf, expectAboveBar, insideOf, shownInside } from './element.ts';
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
      await insideOf(canvasElement).findByRole('application', { name: /Capturas incrementales/ }),
    );
  },
};

/** Readers of other languages get the species instead of the Spanish name of a pest. */
export const OtherLanguage: Story = {
  args: { locale: 'en', data: capturesAnswer({ pest_name: 'Polilla del racimo de la vid' }) },
  play: async ({ canvasElement }) => {
    await shownInside(
      await insideOf(canvasElement).findByRole('heading', { name: /^Weekly catches of Lobesia botrana/ }),
    );
  },
};

/** The days below the chart are above the strip at the end of the element. */
export const NarrowColumn: Story = {
  args: { column: 358, data: capturesAnswer({ pest_name: 'Polilla del racimo de la vid' }) },
  play: async ({ canvasElement }) => {
    const chart = await insideOf(canvasElement).findByRole('application', { name: /Capturas incrementales/ });
    await shownInside(chart);
    await expectAboveBar(canvasElement, [chart]);
    await expect(elementOf(canvasElement).clientHeight).toBe(540);
  },
};
