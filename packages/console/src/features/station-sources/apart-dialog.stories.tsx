import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SOURCES_NOW } from '../../testing/sample-sources.ts';
import { ApartDialog } from './apart-dialog.tsx';

const values = { dates: ['2027-01-01 00:00:00'], data: [{ group: 1, values: { avg: [21.4] } }] };
const meta = {
  title: 'Consola/Otras estaciones/Lo apartado',
  parameters: { coversPage: true },
  component: ApartDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), name: 'Cuartel 4', state: 'ready', onRetry: fn() },
    page: {
      items: [
        { reason: 'future', sentT: '2027-01-01 00:00:00', keptAt: SOURCES_NOW, content: values },
        { reason: 'bad-answer', sentT: '', keptAt: SOURCES_NOW, content: { text: '<html>' } },
      ],
      isTruncated: true,
    },
    ...{ isReplaying: false, onReplay: fn() },
  },
} satisfies Meta<typeof ApartDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Fecha futura')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Leer otra vez' }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { page: { items: [], isTruncated: false } },
  play: async () => await waitFor(() => expect(screen.getByText('Nada apartado')).toBeVisible()),
};
export const Loading: Story = { args: { page: null, state: 'loading' } };
export const Failed: Story = { args: { page: null, state: 'error' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
