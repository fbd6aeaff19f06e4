import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDialog } from '../../../testing/dialog-story.ts';
import { ADMIN_CLIENT } from '../../../testing/sample-admin.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { DroppedFileDialog } from './dropped-file-dialog.tsx';

const meta = {
  title: 'Consola/Administración/Archivo soltado',
  parameters: { coversPage: true },
  component: DroppedFileDialog,
  args: {
    fileName: 'planilla.csv',
    kinds: ['sectors', 'stations'],
    stations: ADMIN_CLIENT.stations,
    onClose: fn(),
    onChosen: fn(),
  },
} satisfies Meta<typeof DroppedFileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its columns fit fields and stations: somebody says which they are. */
export const Ready: Story = {
  play: async ({ args }) => {
    const page = await inDialog();
    await waitFor(() => expect(page.getByText('¿Qué contiene «planilla.csv»?')).toBeVisible());
    await userEvent.click(page.getByRole('radio', { name: 'Estaciones' }));
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await expect(args.onChosen).toHaveBeenCalledWith('stations', null);
  },
};
/** The file has no column that names the station. */
export const Measurements: Story = {
  args: { fileName: 'mediciones.csv', kinds: ['measurements'] },
  play: async ({ args }) => {
    const page = await inDialog();
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await expect(args.onChosen).toHaveBeenCalledWith('measurements', ADMIN_CLIENT.stations[0]);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** What lies over the page while a file is dragged. */
export const Dragging: Story = {
  render: () => <DropOverlay />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Suelte el archivo aquí')).toBeVisible();
  },
};
