import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Controles/TextField',
  parameters: { layout: 'padded' },
  component: TextField,
  args: { label: 'Correo electrónico' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 20, maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { type: 'email', placeholder: 'nombre@campo.cl', help: 'El que usa para entrar a Vigía' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await userEvent.type(field, 'carla@aromos.cl');
    await expect(field).toHaveValue('carla@aromos.cl');
  },
};

export const Invalid: Story = {
  args: { label: 'Nombre', error: 'Ingrese nombre' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nombre' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Ingrese nombre');
  },
};

export const Disabled: Story = {
  args: { label: 'Cliente', defaultValue: 'Viña Los Aromos', isDisabled: true },
};

export const Password: Story = {
  render: () => <PasswordField label="Contraseña" defaultValue="un secreto" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contraseña');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  },
};

function SearchExample() {
  const [text, setText] = useState('');
  return <SearchField label="Campo o plaga" value={text} onChange={setText} />;
}

export const Search: Story = {
  render: () => <SearchExample />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Campo o plaga' });
    await userEvent.type(field, 'lobesia');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(field).toHaveValue('');
  },
};

export const Dark: Story = {
  args: { label: 'Nombre', defaultValue: 'El Peral' },
  parameters: { theme: 'dark' },
};
