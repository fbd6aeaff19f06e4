import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark, Download, Plus, Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { ChipRow } from '../chip/chip-row.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  id: 'controles-button',
  title: 'Controles/Botón · Button',
  component: Button,
  subcomponents: { IconButton, LinkButton },
  parameters: {
    states: { never: { Empty: 'a button says what it does', Error: GIVEN.Error } } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Hace algo en esta vista; lo que lleva a otra página es un enlace. Una sola acción `primary` por vista, ' +
          '`danger` solo donde algo se pierde, `quiet` para volver atrás. Con `busy` conserva el foco, muestra el ' +
          'trabajo y no acepta otra pulsación. El alto sigue la densidad (32 o 40 px) y crece a 44 px al tacto.',
      },
    },
  },
  args: { children: 'Guardar', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { variant: 'primary', icon: Plus, children: 'REGISTRO' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'REGISTRO' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

const row = (
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
    <IconButton icon={Download} label="Descargando" variant="secondary" busy />
    <Button size="small">Ver detalle</Button>
    <IconButton icon={Trash2} label="Quitar" size="small" />
    <LinkButton href="#details">Detalles</LinkButton>
    <Spinner />
  </ChipRow>
);

export const Variants: Story = { render: () => row };

export const Loading: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Guardar/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Dense: Story = {
  render: () => row,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const [dense] = canvas.getAllByRole('button', { name: 'Guardar' });
    await expect(dense?.getBoundingClientRect().height).toBe(32);
    await expect(canvas.getByRole('button', { name: 'Ver detalle' }).getBoundingClientRect().height).toBe(24);
  },
};

/** 300 letters wrap inside the button; it never becomes wider than its container. */
export const NarrowLongName: Story = {
  args: { icon: Download, children: `Informe ${'de seguimiento fenológico '.repeat(12)}`.slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
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
