import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SignIn } from '@vigia/domain/farm';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignInsView } from './sign-ins-view.tsx';

const AT = Date.UTC(2026, 10, 26, 14, 3, 7);
const line = (id: number, more: Partial<SignIn>): SignIn => ({
  id,
  at: AT - id * 3_600_000,
  outcome: 'signed-in',
  reason: null,
  address: '198.51.100.9',
  device: 'Chrome en Android',
  ...more,
});
const SIGN_INS = [
  line(1, {}),
  line(2, { outcome: 'reset-done' }),
  line(3, { outcome: 'reset-asked' }),
  line(4, { outcome: 'refused', reason: 'limit', address: '2001:db8:85a3:8d3:1319:8a2e:370:7348' }),
  line(5, { outcome: 'refused', reason: 'password', device: 'Equipo desconocido' }),
  line(6, { outcome: 'signed-out' }),
];

const meta = {
  title: 'Consola/Administración/Ingresos',
  parameters: { coversPage: true },
  component: SignInsView,
  args: {
    isOpen: true,
    email: 'ana@losaromos.cl',
    signIns: SIGN_INS,
    isFailed: false,
    hasExternalSignIn: false,
    isLoadingOlder: false,
    onOlder: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SignInsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ userEvent, args }) => {
    const refused = await screen.findByText('No pudo ingresar: contraseña incorrecta');
    await waitFor(() => expect(refused).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await expect(args.onOlder).toHaveBeenCalled();
  },
};
export const WithDirectory: Story = { args: { hasExternalSignIn: true } };
export const Loading: Story = { args: { signIns: null, onOlder: undefined } };
export const Empty: Story = { args: { signIns: [], onOlder: undefined } };
export const Failed: Story = {
  args: { signIns: null, isFailed: true, onOlder: undefined },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
