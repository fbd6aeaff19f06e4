import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CropsTable } from './crops-table.tsx';

const meta = {
  title: 'Consola/Administración/Catálogo/Cultivos',
  component: CropsTable,
  args: {
    crops: [
      { id: 1000, name: 'Limonero', variantName: 'Eureka', isBuiltIn: false, isRetired: false },
      { id: 22, name: 'Manzano', variantName: 'Fuji', isBuiltIn: true, isRetired: false },
      { id: 40, name: 'Tomate', variantName: null, isBuiltIn: true, isRetired: true },
    ],
    ...{ state: 'ready', onRetry: fn(), onAdd: fn(), onEdit: fn(), onRetire: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CropsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Editar/ })[0]!);
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Limonero' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar cultivo' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { crops: [], state: 'loading' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
