import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, within } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import { HelpDialog } from './help-dialog.tsx';

const navigate = fn();

const meta = {
  id: 'controles-helpdialog',
  title: 'Controles/Diálogo de ayuda · HelpDialog',
  component: HelpDialog,
  parameters: {
    states: { never: STILL } satisfies StatesOf,
    coversPage: true,
    layout: 'padded',
    docs: {
      description: {
        component:
          'A quién escribir cuando algo no se entiende o no anda: se abre con el botón Ayuda de la barra superior. La ' +
          'versión va al pie para que se copie en el correo. La ayuda sobre un dato va junto al dato, en un `Popover`.',
      },
    },
  },
  args: { isOpen: true, onClose: fn(), email: 'soporte@vigia.example', version: '0.1.0' },
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithGuides: Story = {
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  args: {
    guides: [
      { href: '/start', label: 'Empezar: los primeros pasos' },
      { href: '/docs/first-farm', label: 'Guía del primer campo', opensTab: true },
    ],
  },
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Ayuda' });
    const link = within(dialog).getByRole('link', { name: 'Guía del primer campo' });
    await expect(link).toHaveAttribute('href', '/docs/first-farm');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Empezar: los primeros pasos' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenLastCalledWith('/start', undefined);
  },
};
export const Ready: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Ayuda' });
    await expect(within(dialog).getByRole('link', { name: 'soporte@vigia.example' })).toHaveAttribute(
      'href',
      'mailto:soporte@vigia.example',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
