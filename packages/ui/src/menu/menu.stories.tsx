import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, LogOut } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { AccountButton } from '../top-bar/account-button.tsx';
import { Menu } from './menu.tsx';

const signOut = fn();

const meta = {
  title: 'Controles/Menu',
  parameters: { layout: 'padded' },
  component: Menu,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 220 }}>
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
