import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FIELD, type StatesOf } from '../../testing/states.ts';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  id: 'controles-textfield',
  title: 'Controles/Campo de texto · TextField',
  parameters: {
    states: {
      named: { Dense: 'LongText' },
      never: { Loading: FIELD.Loading, Empty: FIELD.Empty },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Para textos que se escriben: nombres, correos, comentarios. La etiqueta queda siempre a la vista, sobre el borde; el mensaje de error ocupa el lugar de la ayuda y se lee junto con el campo. `SearchField` busca al escribir, `PasswordField` muestra lo escrito si se le pide y `TextArea` crece con el texto. Para elegir de una lista conviene `Select` o `ComboBox`.',
      },
    },
  },
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
    await expect(field).toHaveAccessibleDescription('El que usa para entrar a Vigía');
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
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('pegada de un gestor');
    await expect(field).toHaveValue('pegada de un gestor');
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

function CommentsExample() {
  const [text, setText] = useState('');
  return <TextArea label="Comentarios" value={text} onChange={setText} maxLength={500} />;
}

export const MultiLine: Story = {
  render: () => <CommentsExample />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Comentarios' });
    await userEvent.type(field, 'Se cambia el papel.{Enter}Trampa con polvo.');
    await expect(field).toHaveValue('Se cambia el papel.\nTrampa con polvo.');
    await expect(canvas.getByText('37/500')).toBeVisible();
  },
};

const LONG_NAME = 'Sociedad Agrícola, Frutícola y Vitivinícola Hijuelas del Estero Ñirehuao '
  .repeat(5)
  .slice(0, 300);

export const LongText: Story = {
  args: { label: LONG_NAME, isRequired: true, defaultValue: LONG_NAME, error: LONG_NAME },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: LONG_NAME.trim() });
    await expect(field).toBeRequired();
    const page = field.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const Sol: Story = { ...Invalid, parameters: { theme: 'sol' } };

export const Dark: Story = {
  args: { label: 'Nombre', defaultValue: 'El Peral' },
  parameters: { theme: 'dark' },
};
