import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark, Download, Plus, Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { ChipRow } from '../chip/chip-row.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Controles/Button',
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Guardar', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', icon: Plus, children: 'REGISTRO' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTRO' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <ChipRow>
      <Button variant="primary">Guardar</Button>
      <Button icon={Download}>Descargar</Button>
      <Button variant="quiet">Cancelar</Button>
      <Button variant="danger" icon={Trash2}>
        Eliminar
      </Button>
      <Button isDisabled>Guardar</Button>
      <IconButton icon={CircleQuestionMark} label="Ayuda" />
      <IconButton icon={Download} label="Descargar" variant="secondary" />
    </ChipRow>
  ),
};

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Guardar/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Variants, parameters: { theme: 'dark' } };
export const Sol: Story = { ...Variants, parameters: { theme: 'sol' } };

export const WithTooltip: Story = {
  render: () => <IconButton icon={CircleQuestionMark} label="Ayuda" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ayuda' })).toHaveFocus();
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Ayuda');
  },
};
