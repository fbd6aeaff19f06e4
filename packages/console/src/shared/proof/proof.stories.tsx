import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProofView } from './proof-view.tsx';

const meta = {
  title: 'Consola/Confirmar que es usted',
  component: ProofView,
  args: {
    step: null,
    busy: false,
    problem: undefined,
    onPassword: fn(),
    onKind: fn(),
    onCode: fn(),
    onPasskey: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: 'Antes de un cambio delicado, si el ingreso fue hace más de diez minutos.',
      },
    },
  },
} satisfies Meta<typeof ProofView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Password: Story = {
  args: { problem: 'La contraseña no es correcta' },
  play: async ({ args }) => {
    const page = await dialog();
    const password = page.getByLabelText('Contraseña');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText('Ingrese su contraseña')).toBeVisible());
    await expect(args.onPassword).not.toHaveBeenCalled();
    await userEvent.type(password, 'un manzano viejo{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('un manzano viejo');
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const PasswordNarrow: Story = { ...Password, globals: { viewport: { value: 'narrow' } } };

export const SecondStep: Story = {
  args: { step: { kind: 'app', kinds: ['passkey', 'app', 'backup-code'] } },
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.type(page.getByLabelText('Código de la aplicación'), '492039{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('492039');
    await userEvent.click(page.getByRole('button', { name: /^Usar una llave de acceso/ }));
    await expect(args.onKind).toHaveBeenCalledWith('passkey');
  },
};
export const Passkey: Story = {
  args: { step: { kind: 'passkey', kinds: ['passkey', 'backup-code'] } },
  play: async ({ args }) => {
    const page = await dialog();
    await userEvent.click(page.getByRole('button', { name: 'Usar mi llave de acceso' }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
  },
};
