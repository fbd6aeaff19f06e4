import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_MAILING } from '@vigia/domain/today';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inSnackbar } from '../../testing/in-snackbar.tsx';
import { TodayMailView } from './today-mail-view.tsx';

const meta = {
  title: 'Consola/Hoy/Hoy por correo',
  component: TodayMailView,
  decorators: [inSnackbar],
  parameters: { coversPage: true },
  args: {
    ...{ isOpen: true, onClose: fn(), onSave: fn(async () => undefined) },
    ...{ address: 'camila.rojas@aromos.example', mailing: NO_MAILING },
  },
} satisfies Meta<typeof TodayMailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Guardar' });
const shown = () => waitFor(() => expect(save()).toBeVisible());

/** Nothing is chosen yet: days are ticked, and it says when it will come. */
export const Never: Story = {
  play: async ({ args, userEvent }) => {
    await shown();
    await expect(screen.getByText('Sin días marcados no se envía.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Jueves' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lunes' }));
    await userEvent.click(screen.getByText('Enviarlo también cuando no haya nada pendiente'));
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { weekdays: [1, 4], hour: 7, evenIfNothing: true },
        expect.anything(),
      ),
    );
    await waitFor(() =>
      expect(screen.getByText('Recibirá Hoy por correo: lunes y jueves, a las 07:00')).toBeVisible(),
    );
  },
};
export const Chosen: Story = {
  args: { mailing: { weekdays: [1, 2, 3, 4, 5], hour: 6, evenIfNothing: false } },
  play: async () => {
    await shown();
    await expect(screen.getByRole('checkbox', { name: 'Viernes' })).toBeChecked();
    await expect(screen.getByRole('button', { name: /Hora/ })).toHaveTextContent('06:00');
  },
};
/** It could not be saved: why is said, and what was chosen stays. */
export const Failed: Story = {
  args: { onSave: fn(async () => Promise.reject(new Error('away'))) },
  play: async ({ userEvent }) => {
    await shown();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lunes' }));
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText(/^No se pudo guardar: /)).toBeVisible());
    await expect(screen.getByRole('checkbox', { name: 'Lunes' })).toBeChecked();
  },
};
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Chosen, parameters: { theme: 'dark' } };
