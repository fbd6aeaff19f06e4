import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark, Plus } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { AccountButton } from './account-button.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { Logo, LogoMark } from './logo.tsx';
import { TopBar } from './top-bar.tsx';

const account: AccountMenuProps = {
  name: 'Carla Muñoz',
  email: 'carla@aromos.cl',
  clientName: 'Viña Los Aromos',
  onClient: fn(),
  onSignOut: fn(),
};

const meta = {
  id: 'controles-topbar',
  title: 'Controles/Barra superior · TopBar',
  component: TopBar,
  subcomponents: { AccountMenu },
  parameters: {
    states: {
      named: { Dense: 'LongName' },
      never: { ...GIVEN, Empty: 'somebody is signed in' },
    } satisfies StatesOf,
    docs: {
      description: {
        component:
          'La barra de 56 px que queda a la vista en toda la consola: menú, logo y cliente a la izquierda; REGISTRO, ' +
          'Ayuda y cuenta a la derecha. En pantalla angosta el logo pierde su marca y el cliente pasa al menú de la ' +
          'cuenta. Lo propio de una página va en `PageHeader`.',
      },
    },
  },
  args: {
    product: 'vigía',
    homeHref: '#home',
    clientName: 'Viña Los Aromos',
    isMenuOpen: false,
    onMenuToggle: fn(),
    actions: (
      <>
        <Button variant="primary" icon={Plus}>
          REGISTRO
        </Button>
        <IconButton icon={CircleQuestionMark} label="Ayuda" />
        <AccountMenu {...account} />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.getBoundingClientRect().height).toBe(56);
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Abrir menú', null, 'Ayuda', 'Cuenta: Carla Muñoz']);
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    await expect(args.onMenuToggle).toHaveBeenCalledOnce();
  },
};

export const Account: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cuenta: Carla Muñoz' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: /Cuenta/ });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Cliente: Viña Los Aromos' }));
    await expect(account.onClient).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'REGISTRO' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** On a phone, the number of notifications in the closed menu is beside the menu icon and does not cover it. */
export const Waiting: Story = {
  args: { waiting: 120 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir menú: 120 notificaciones pendientes' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    const count = canvas.getByText('99+').getBoundingClientRect();
    await expect(opener.querySelector('svg')!.getBoundingClientRect().right).toBeLessThanOrEqual(count.left);
    await expect(count.right).toBeLessThan(canvas.getByRole('link').getBoundingClientRect().left);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongName: Story = {
  args: { clientName: 'Sociedad Agrícola Los Aromos '.repeat(11).slice(0, 300) },
};
/** Its parts, for sign-in screens, reports and other frames. */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24, padding: 16 }}>
      <Logo name="vigía" />
      <LogoMark size={40} />
      <AccountButton name="Carla Muñoz" label="Cuenta de Carla Muñoz" />
      <AccountButton name="soporte@vigia.example" label="Cuenta de soporte" />
    </div>
  ),
};
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
