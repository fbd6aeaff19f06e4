import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignInView } from './sign-in-view.tsx';

const email = 'ana@vigia.example';
const meta = {
  title: 'Consola/Ingreso',
  component: SignInView,
  args: {
    step: { at: 'sign-in', email: '' },
    busy: false,
    year: 2026,
    onSignIn: fn(),
    onChoose: fn(),
    onCode: fn(),
    onPasskey: fn(),
    onSendCode: fn(),
    onReset: fn(),
    onGo: fn(),
    onCheckAccounts: fn(),
  },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = page.getByLabelText('Correo electrónico');
    await expect(field).toHaveFocus();
    await userEvent.type(field, email);
    await userEvent.type(page.getByLabelText('Contraseña'), 'clave larga{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ email, password: 'clave larga' });
    await userEvent.click(page.getByRole('button', { name: 'Olvidé mi contraseña' }));
    await expect(args.onGo).toHaveBeenCalledWith({ at: 'forgot', email });
  },
};
export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(page.getByText('Ingrese su correo')).toBeVisible());
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: 'Correo o contraseña incorrectos' } };
export const SessionOver: Story = {
  args: { step: { at: 'sign-in', email: '', notice: 'Su sesión terminó. Ingrese de nuevo.' } },
};
export const NobodyHasAnAccount: Story = {
  args: { step: { at: 'first-account', email: '' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const command = page.getByRole('region', { name: 'Orden para la terminal' });
    await expect(command).toHaveTextContent(/vigia create-admin --email/);
    const range = document.createRange();
    range.selectNodeContents(command);
    await expect(range.getClientRects()).toHaveLength(1); // the command is on one line
    await userEvent.click(page.getByRole('button', { name: 'Copiar la orden' }));
    await expect(await page.findByText(/Copiada|quedó seleccionada/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ya la creé' }));
    await expect(args.onCheckAccounts).toHaveBeenCalled();
  },
};
/** The command scrolls inside its line, so that the panel is not wider than a phone. */
export const NobodyHasAnAccountNarrow: Story = {
  args: { step: { at: 'first-account', email: '' } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const command = within(canvasElement).getByRole('region', { name: 'Orden para la terminal' });
    await expect(command.scrollWidth).toBeGreaterThan(command.clientWidth);
    const { left, right } = command.closest('section:has(form)')!.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const StillNobody: Story = {
  args: {
    step: { at: 'first-account', email: '' },
    problem: 'El servidor todavía no tiene cuentas. Revise que la orden use la misma base de datos.',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const TemporaryPassword: Story = {
  args: { step: { at: 'choose', email, password: 'k3pw-9xta' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [chosen, repeated] = [
      page.getByLabelText('Contraseña nueva'),
      page.getByLabelText('Repita la contraseña nueva'),
    ];
    await expect(chosen).toHaveFocus();
    await userEvent.type(chosen, 'corta');
    await userEvent.type(repeated, 'otra{Enter}');
    await waitFor(() =>
      expect(page.getByText('La contraseña debe tener al menos 10 caracteres')).toBeVisible(),
    );
    await waitFor(() => expect(page.getByText('Las contraseñas no son iguales')).toBeVisible());
    await userEvent.click(chosen);
    await userEvent.paste('x'.repeat(256));
    await waitFor(() =>
      expect(page.getByText('La contraseña puede tener hasta 256 caracteres')).toBeVisible(),
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.clear(chosen);
    await userEvent.clear(repeated);
    await userEvent.type(chosen, 'cosecha temprana');
    await userEvent.type(repeated, 'cosecha temprana{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('cosecha temprana');
  },
};

export const Forgotten: Story = {
  args: { step: { at: 'forgot', email } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Correo electrónico')).toHaveValue(email);
    await userEvent.click(page.getByRole('button', { name: 'Enviar código' }));
    await expect(args.onSendCode).toHaveBeenCalledWith(email);
    await userEvent.click(page.getByRole('button', { name: 'Volver' }));
    await expect(args.onGo).toHaveBeenCalledWith({ at: 'sign-in', email });
  },
};

export const Code: Story = {
  args: { step: { at: 'code', email } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const code = page.getByLabelText('Código');
    await expect(code).toHaveFocus();
    await userEvent.type(page.getByLabelText('Contraseña nueva'), 'nueva cosecha');
    await userEvent.type(page.getByLabelText('Repita la contraseña nueva'), 'nueva cosecha{Enter}');
    await waitFor(() => expect(page.getByText('Ingrese el código que recibió')).toBeVisible());
    await userEvent.type(code, ' 12345678 {Enter}');
    await expect(args.onReset).toHaveBeenCalledWith('nueva cosecha', '12345678');
    await userEvent.click(page.getByRole('button', { name: 'Pedir otro correo' }));
    await expect(args.onSendCode).toHaveBeenCalledWith(email);
  },
};
export const CodeRefused: Story = {
  args: { step: { at: 'code', email }, problem: 'Código incorrecto o vencido' },
};
export const CodeNarrow: Story = { args: Code.args!, globals: { viewport: { value: 'narrow' } } };

export const Link: Story = {
  args: { step: { at: 'link', email, token: 'Ab_-9' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByLabelText('Código')).toBeNull();
    await userEvent.type(page.getByLabelText('Contraseña nueva'), 'nueva cosecha');
    await userEvent.type(page.getByLabelText('Repita la contraseña nueva'), 'nueva cosecha{Enter}');
    await expect(args.onReset).toHaveBeenCalledWith('nueva cosecha', 'Ab_-9');
  },
};
export const LinkNarrow: Story = { args: Link.args!, globals: { viewport: { value: 'narrow' } } };
export const LinkOver: Story = {
  args: {
    step: {
      at: 'forgot',
      email,
      notice: 'Este enlace ya no sirve: se usó o pasó su hora. Pida otro correo aquí.',
    },
  },
};
/** The refusal of a password is shown at its field until the text changes. */
export const PasswordTooWeak: Story = {
  args: {
    step: { at: 'link', email, token: 'Ab_-9' },
    refused: { password: 'contraseña1', reason: 'Es una contraseña muy usada o fácil de adivinar.' },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const chosen = page.getByLabelText('Contraseña nueva');
    await userEvent.type(chosen, 'contraseña1');
    await waitFor(() => expect(page.getByText(/muy usada/)).toBeVisible());
    await userEvent.type(chosen, 'x');
    await waitFor(() => expect(page.queryByText(/muy usada/)).toBeNull());
  },
};

const challenge = {
  challenge: 'SECOND_STEP_REQUIRED',
  token: 'una-prenda',
  steps: ['passkey', 'app', 'backup-code'],
  passkeyOptions: {},
} as const;
export const SecondStepApp: Story = {
  args: { step: { at: 'second-step', email, challenge, kind: 'app' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const code = page.getByLabelText('Código de la aplicación');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(code, '{Enter}');
    await waitFor(() => expect(page.getByText('Escriba el código')).toBeVisible());
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.click(code);
    await userEvent.paste(' 492 039 ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('492 039');
    await userEvent.click(page.getByRole('button', { name: 'Usar un código de respaldo' }));
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ kind: 'backup-code' }));
  },
};
export const SecondStepPasskey: Story = {
  args: { step: { at: 'second-step', email, challenge, kind: 'passkey' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const use = page.getByRole('button', { name: 'Usar mi llave de acceso' });
    await waitFor(() => expect(use).toHaveFocus());
    await userEvent.click(use);
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Usar el código de la aplicación' }));
    await expect(args.onGo).toHaveBeenCalledWith(expect.objectContaining({ kind: 'app' }));
  },
};
export const SecondStepBackupCode: Story = {
  args: {
    step: {
      at: 'second-step',
      email,
      challenge: { ...challenge, steps: ['backup-code'] },
      kind: 'backup-code',
    },
    problem: 'Código incorrecto o vencido',
  },
  globals: { viewport: { value: 'narrow' } },
};
