import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { sampleImage } from '../../testing/sample-images.ts';
import { DateDialog } from './date-dialog.tsx';
import { StationChoiceDialog } from './station-choice-dialog.tsx';

const images = [sampleImage('101', 31, 0), sampleImage('102', 31, 1), sampleImage('103', 31, 3)];

const meta = {
  title: 'Consola/Fotos',
  parameters: { coversPage: true },
  component: DateDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    images,
    now: Date.parse('2026-11-21T16:00:00Z'),
    onSave: fn(async () => undefined),
    onUndo: fn(),
  },
  decorators: [inSnackbar],
} satisfies Meta<typeof DateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name }));

/** Several photos whose dates are wrong by the same time: the oldest gets the typed date, intervals stay. */
export const SeveralDates: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const view = await dialog(canvasElement, 'Cambiar la fecha de 3 fotos');
    const date = view.getByRole('textbox', { name: 'Fecha' });
    await expect(date).toHaveValue('18-11-2026');
    await userEvent.clear(date);
    await userEvent.type(date, '01-10-2026');
    await waitFor(() =>
      expect(view.getByText('La del 21 nov 2026, 12:00:12 pasa al 04 oct 2026, 12:00:00')).toBeVisible(),
    );
    await userEvent.click(view.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The newest photo would get tomorrow's date: refused, and the typed text stays. */
export const BadInput: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const view = await dialog(canvasElement, 'Cambiar la fecha de 3 fotos');
    const date = view.getByRole('textbox', { name: 'Fecha' });
    await userEvent.clear(date);
    await userEvent.type(date, '19-11-2026');
    await userEvent.click(view.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(view.getAllByText('La fecha de la foto es posterior a hoy')[0]).toBeVisible());
    await expect(date).toHaveValue('19-11-2026');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OneStation: Story = {
  render: ({ now: _, ...args }) => (
    <StationChoiceDialog
      {...args}
      images={images.slice(0, 1)}
      stations={[
        { value: 41, label: 'Los Niches 01 · Los Niches' },
        { value: 42, label: 'Los Niches 02 · Los Niches' },
      ]}
    />
  ),
  play: async ({ canvasElement, userEvent, args }) => {
    const view = await dialog(canvasElement, 'Mover la foto del 21 nov 2026, 12:00:12');
    await userEvent.type(view.getByRole('combobox'), '02');
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: /Niches 02/ }),
    );
    await userEvent.click(view.getByRole('button', { name: 'Guardar' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
