import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { EMPTY_CAPTURE_THRESHOLD } from '@vigia/domain/farm';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { PESTS } from '../../testing/sample-farm.ts';
import { ThresholdDialog } from './threshold-dialog.tsx';

const OWN = {
  ...{ id: 71, pestId: 2, monthFrom: 11, monthTo: 2, days: 14, okUpTo: 3, warningUpTo: 20 },
  setOn: isoDate('2026-11-03'),
};
const { id: _, setOn: __, ...INPUT } = OWN;

const meta = {
  title: 'Consola/Umbrales de captura/Formulario',
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  component: ThresholdDialog,
  args: {
    ...{ isOpen: true, onClose: fn(), initial: INPUT, edited: OWN },
    ...{ pests: PESTS, thresholds: [OWN], onSave: fn(async () => undefined) },
    savedAction: () => ({ label: 'Deshacer', onPress: fn() }),
  },
} satisfies Meta<typeof ThresholdDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says what the model does, and offers to undo what was saved. */
export const Edit: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText(/^El modelo dice: Verde hasta 0/)).toBeVisible());
    const yellow = screen.getByRole('spinbutton', { name: /Amarillo hasta/ });
    await userEvent.clear(yellow);
    await userEvent.type(yellow, '25');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible());
  },
};
/** Each missing field says so. */
export const Create: Story = {
  args: { initial: EMPTY_CAPTURE_THRESHOLD, edited: null, thresholds: [] },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(screen.getAllByText('Por favor llenar todos los campos requeridos (*)').length).toBeGreaterThan(
        2,
      ),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** A month that another threshold of the pest has is refused, and told. */
export const Overlapping: Story = {
  args: { initial: { ...INPUT, monthFrom: 2, monthTo: 4 }, edited: null },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(screen.getAllByText('Ya hay un umbral de esta plaga para: nov a feb')[0]).toBeVisible(),
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
