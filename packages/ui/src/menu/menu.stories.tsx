import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, EllipsisVertical, LogOut, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { AccountButton } from '../top-bar/account-button.tsx';
import { Menu } from './menu.tsx';

const signOut = fn();

const meta = {
  title: 'Controles/Menu',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Acciones sobre una cosa tras un solo botón: la cuenta, una fila, más formatos. Lo que elimina va al final, ' +
          'en rojo y separado. Si hay una o dos acciones déjelas a la vista; para elegir un valor use `Select`, para ' +
          'leer algo `Popover`.',
      },
    },
  },
  component: Menu,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'flex-end', minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Cuenta',
    trigger: <AccountButton name="Carla Muñoz" label="Cuenta" />,
    header: (
      <>
        <strong>Carla Muñoz</strong>
        <br />
        carla@aromos.cl
      </>
    ),
    entries: [
      { id: 'client', label: 'Cliente: Viña Los Aromos', icon: Building2 },
      { id: 'out', label: 'Cerrar sesión', icon: LogOut, onAction: signOut },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }));
  await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Cuenta' });
};

export const Ready: Story = { play: open };
export const Dark: Story = { play: open, parameters: { theme: 'dark' } };

const remove = fn();

/** The actions of a table row. */
export const RowActions: Story = {
  args: {
    label: 'Acciones de N-05',
    trigger: <IconButton icon={EllipsisVertical} label="Acciones de N-05" />,
    header: undefined,
    entries: [
      { id: 'edit', label: 'Editar', icon: Pencil },
      {
        id: 'move',
        label: 'Cambiar de campo',
        detail: 'Fundo Los Aromos del Valle '.repeat(12).slice(0, 300),
      },
      { id: 'off', label: 'Desactivar', isDisabled: true },
      { id: 'delete', label: 'Eliminar', icon: Trash2, isDanger: true, onAction: remove },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones de N-05' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Desactivar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('elim{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones de N-05' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};

export const Narrow: Story = { play: open, globals: { viewport: { value: 'narrow' } } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    signOut.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Cuenta' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
  },
};
