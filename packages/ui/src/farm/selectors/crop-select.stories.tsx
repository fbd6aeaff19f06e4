import type { Meta, StoryObj } from '@storybook/react-vite';
import { CROPS } from '@vigia/domain/farm';
import { expect, within } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { withState } from '../../testing/with-state.tsx';
import { CropSelect } from './crop-select.tsx';

const meta = {
  id: 'dominio-cropselect',
  title: 'Dominio/Selector de cultivo · CropSelect',
  component: CropSelect,
  args: { crops: [...CROPS.values()].slice(0, 12), value: 23, onChange: () => {} },
  parameters: {
    states: {
      never: {
        Error: 'it is a Select, whose stories show it',
        Dense: 'it is a Select, whose stories show it',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'El hospedero de un campo, una estación o un filtro: nombre y, entre paréntesis, la variedad, en orden alfabético español. Con `allLabel` la lista abre con la opción de todos. Recibe los cultivos en cualquier orden; el nombre lo arma el dominio.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260, minHeight: 320, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  render: withState(CropSelect),
} satisfies Meta<typeof CropSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Hospedero/ });
    await expect(select).toHaveTextContent('Manzano (Gala)');
    await userEvent.click(select);
    const body = bodyOf(canvasElement);
    await body.findByRole('option', { name: 'Vid' });
    const names = body.getAllByRole('option').map((option) => option.textContent);
    await expect(names.slice(0, 4)).toEqual([
      'Almendro',
      'Cerezo (Lapins)',
      'Cerezo (Regina)',
      'Cerezo (Santina)',
    ]);
  },
};

export const WithAll: Story = {
  args: { allLabel: 'Todos', value: 'all' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const select = canvas.getByRole('button', { name: /Hospedero/ });
    await expect(select).toHaveTextContent('Todos');
    await userEvent.click(select);
    await userEvent.click(await bodyOf(canvasElement).findByRole('option', { name: 'Nectarín' }));
    await expect(select).toHaveTextContent('Nectarín');
  },
};

export const Empty: Story = {
  args: { crops: [], value: null, placeholder: 'Sin hospederos' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hospedero/ }));
    await expect(await bodyOf(canvasElement).findByText('Sin resultados')).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { crops: [], value: null, isLoading: true } };
export const Narrow: Story = { ...WithAll, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Ready, parameters: { theme: 'dark' } };
