import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, EllipsisVertical, LogOut, Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { IconButton } from '../button/icon-button.tsx';
import { LateMenu, lateListStory } from '../late/late-lists.fixture.tsx';
import { AccountButton } from '../top-bar/account-button.tsx';
import { Menu } from './menu.tsx';

const signOut = fn();

const meta = {
  id: 'controles-menu',
  title: 'Controles/Menú · Menu',
  parameters: {
    states: {
      named: { Dense: 'RowActions' },
      never: { ...GIVEN, Empty: 'without an action there is no button that opens it' },
    } satisfies StatesOf,
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

/** A menu with choices, of which each has one active value. */
function WithChoices(args: ComponentProps<typeof Menu>) {
  const [chosen, setChosen] = useState({ theme: 'system', density: 'comfortable' });
  return (
    <Menu
      {...args}
      entries={[
        ...args.entries.slice(0, 1),
        {
          id: 'theme',
          label: 'Tema',
          value: chosen.theme,
          onChange: (theme) => setChosen({ ...chosen, theme }),
          options: [
            { value: 'light', label: 'Claro' },
            { value: 'dark', label: 'Oscuro' },
            { value: 'sol', label: 'Sol (alto contraste)' },
            { value: 'system', label: 'Como el equipo' },
          ],
        },
        {
          id: 'density',
          label: 'Densidad',
          value: chosen.density,
          onChange: (density) => setChosen({ ...chosen, density }),
          options: [
            { value: 'comfortable', label: 'Cómoda' },
            { value: 'compact', label: 'Compacta' },
          ],
        },
        ...args.entries.slice(1),
      ]}
    />
  );
}

/** Choices in the menu; the menu stays open after a choice. */
export const Choices: Story = {
  render: WithChoices,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta' }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'));
    const theme = within(menu.getByRole('group', { name: 'Tema' }));
    const option = (name: string) => theme.getByRole('menuitemradio', { name });
    await expect(option('Como el equipo')).toBeChecked();
    await userEvent.click(option('Oscuro'));
    await expect(option('Oscuro')).toBeChecked();
    await expect(option('Como el equipo')).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown} ');
    const density = within(menu.getByRole('group', { name: 'Densidad' }));
    await expect(density.getByRole('menuitemradio', { name: 'Compacta' })).toBeChecked();
    await expect(option('Oscuro')).toBeChecked();
  },
};
export const ChoicesNarrow: Story = {
  render: WithChoices,
  play: open,
  globals: { viewport: { value: 'narrow' } },
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

export const KeyBefore: Story = lateListStory(LateMenu, 'menuitem');
