import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticePhoneView } from './notice-phone-view.tsx';

const meta = {
  title: 'Consola/Marco/Cómo me avisan',
  component: NoticePhoneView,
  args: {
    ...{ isOn: false, isDenied: false, isBusy: false, onChange: fn(), others: [], onRemove: fn() },
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 448, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NoticePhoneView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Avisar en este teléfono'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
/** The other browsers of the same person can be taken off, one that was lost too. */
export const OnWithOthers: Story = {
  args: {
    isOn: true,
    others: [{ id: 4, label: 'Chrome en Android', text: 'Chrome en Android, desde el 3 nov 2026' }],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar de avisar en Chrome en Android' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
  },
};
/** Forbidden in the browser: it says how to allow it. */
export const Denied: Story = {
  args: { isDenied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByText(/El navegador no permite avisos de Vigía/)).toBeVisible();
  },
};
export const Busy: Story = { args: { isOn: true, isBusy: true } };
export const Narrow: Story = { args: { isDenied: true }, globals: { viewport: { value: 'narrow' } } };
