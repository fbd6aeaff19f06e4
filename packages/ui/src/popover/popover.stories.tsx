import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Controles/Popover',
  parameters: { layout: 'padded' },
  component: Popover,
  args: {
    label: '¿De dónde sale?',
    trigger: <Button variant="quiet">¿De dónde sale?</Button>,
    children: 'Seno simple, umbral inferior 10 °C y superior 30 °C, desde el biofix del 4 de octubre.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '¿De dónde sale?' }));
    const region = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(region).toHaveTextContent('Seno simple');
  },
};
