import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { ClientBox } from './client-box.tsx';

const CLIENTS = ['Viña Los Aromos', 'Ñirehuao', 'Nogales del Maipo', 'Álamos del Sur', 'olivares'].map(
  (name, i) => ({ id: i + 1, name, ...(i === 0 ? { taxId: '76.123.456-0' } : {}) }),
);

const meta = {
  id: 'dominio-clientbox',
  title: 'Dominio/Selector de cliente · ClientBox',
  component: ClientBox,
  args: { clients: CLIENTS, value: null, onChange: () => {} },
  parameters: {
    states: {
      never: {
        Empty: 'it is a ComboBox, whose stories show it',
        Dense: 'it is a ComboBox, whose stories show it',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'El cliente con el que se trabaja, para quienes ven varios. Se busca por una parte del nombre, sin tildes si se quiere; la lista va en orden alfabético español (la ñ después de la n) y muestra el RUT si lo hay. Quien tiene un solo cliente no lo necesita.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 320, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(ClientBox),
} satisfies Meta<typeof ClientBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Cliente' });
    await userEvent.click(box);
    const body = bodyOf(canvasElement);
    await body.findByRole('option', { name: 'Ñirehuao' });
    const names = body.getAllByRole('option').map((option) => option.textContent);
    await expect(names).toEqual([
      'Álamos del Sur',
      'Nogales del Maipo',
      'Ñirehuao',
      'olivares',
      'Viña Los Aromos76.123.456-0',
    ]);
    await userEvent.type(box, 'nire{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Ñirehuao');
  },
};

export const Loading: Story = { args: { clients: [], isLoading: true } };
export const Invalid: Story = {
  args: { isRequired: true, error: 'Por favor llenar todos los campos requeridos (*)' },
};
export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Ready, parameters: { theme: 'dark' } };
