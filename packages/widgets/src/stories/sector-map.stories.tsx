import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
  play: async ({ canvasElement, step }) => {
    const inside = insideOf(canvasElement);
    await shownInside(await inside.findByRole('button', { name: 'Los Maitenes 2: Alto' }));
    const map = inside.getByRole('application', { name: /^Estaciones del campo.*Flechas: mover/ });
    const scale = () => within(map).getByText(/\d (?:km|m)$/).textContent;
    const whole = scale();
    await step('keys come nearer, move, and show all stations again', async () => {
      map.focus();
      await userEvent.keyboard('{+}{+}');
      await expect(scale()).not.toBe(whole);
      const first = () => within(map).getByText('1').parentElement?.getAttribute('transform');
      const before = first();
      await userEvent.keyboard('{ArrowRight}');
      await expect(first()).not.toBe(before);
      await userEvent.keyboard('{Home}');
      await expect(scale()).toBe(whole);
    });
    await step('so do buttons', async () => {
      await userEvent.click(within(map).getByRole('button', { name: 'Acercar' }));
      await expect(scale()).not.toBe(whole);
      await userEvent.click(within(map).getByRole('button', { name: 'Mostrar todas las estaciones' }));
      await expect(scale()).toBe(whole);
    });
  },
};
