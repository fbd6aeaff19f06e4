import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignInView } from './sign-in-view.tsx';

const meta = {
  component: SignInView,
  args: { busy: false, year: 2026, onSubmit: fn() },
} satisfies Meta<typeof SignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const email = page.getByLabelText('Correo electrónico');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'ana@vigia.example');
    await userEvent.type(page.getByLabelText('Contraseña'), 'clave larga{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ana@vigia.example', password: 'clave larga' });
  },
};
export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Ingresar' }));
    await expect(await page.findByText('Ingrese su correo')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Refused: Story = { args: { problem: 'Correo o contraseña incorrectos' } };
export const SessionOver: Story = { args: { notice: 'Su sesión terminó. Ingrese de nuevo.' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
