import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedPest } from '@vigia/api/client';
import { expect, fn, screen } from 'storybook/test';
import { PestsTable } from './pests-table.tsx';

const pest = (id: number, name: string, species: string, more: Partial<ListedPest> = {}): ListedPest => ({
  ...{ id, name, species, version: 1, isBuiltIn: true, isRetired: false, takenAt: null, takenBy: null },
  ...more,
});
const AT = Date.UTC(2026, 10, 20, 13, 7);
const PESTS: readonly ListedPest[] = [
  pest(1000, 'Chinche pintada', 'Bagrada hilaris', {
    ...{ isBuiltIn: false, version: 2, takenAt: AT, takenBy: 'ana@vigia.example' },
  }),
  pest(2, 'Polilla de la manzana', 'Cydia pomonella', {
    ...{ version: 4, takenAt: AT, takenBy: 'vigia' },
  }),
  pest(1, 'Polilla del racimo de la vid', 'Lobesia botrana'),
  pest(13, 'Chicharrita del maíz', 'Dalbulus maidis', { isRetired: true }),
];

const meta = {
  title: 'Consola/Administración/Catálogo/Plagas',
  component: PestsTable,
  args: {
    ...{ pests: PESTS, state: 'ready', onRetry: fn(), onExport: fn(), onImport: fn(), onRetire: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PestsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Incluida, con documento propio')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /Exportar documento/ })[0]!);
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Importar documento' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};
export const OnlyReader: Story = {
  args: { onImport: undefined, onRetire: undefined },
  play: async ({ canvas }) =>
    await expect(canvas.queryByRole('button', { name: 'Importar documento' })).toBeNull(),
};
export const Loading: Story = { args: { pests: [], state: 'loading' } };
export const Failed: Story = {
  args: { pests: [], state: 'error' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
