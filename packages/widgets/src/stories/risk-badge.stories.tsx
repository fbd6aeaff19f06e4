import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { riskAnswer } from '../panels/read/answers.fixture.ts';
import { elementOf, insideOf, shownInside } from './element.ts';
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
    const badge = await insideOf(canvasElement).findByRole('region', { name: /Riesgo alto/ });
    await shownInside(badge);
    await expect(badge.offsetHeight).toBe(elementOf(canvasElement).clientHeight);
  },
};

/** With the words of the service; all of it is visible without unfolding. */
export const NarrowColumn: Story = {
  args: {
    column: 358,
    data: riskAnswer({
      subject: 'Polilla del racimo de la vid',
      text: 'Riesgo alto por Polilla del racimo de la vid desde el 22 nov 2026: 11 capturas en los últimos 7 días.',
    }),
  },
  play: async ({ canvasElement }) => {
    const inside = insideOf(canvasElement);
    await shownInside(await inside.findByRole('region', { name: /Riesgo alto/ }));
    await expect(elementOf(canvasElement).clientHeight).toBe(140);
    await expect(inside.queryByRole('button', { name: 'Ver todo' })).toBeNull();
  },
};
