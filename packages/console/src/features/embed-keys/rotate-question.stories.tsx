import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RotateQuestion } from './rotate-question.tsx';

const meta = {
  title: 'Consola/Llaves de widgets/Rotar',
  parameters: { coversPage: true },
  component: RotateQuestion,
  args: {
    name: 'Cooperativa Apalta',
    days: 7,
    onDaysChange: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    busy: false,
  },
  render: function WithQuestion(args) {
    const [days, setDays] = useState(args.days);
    return <RotateQuestion {...args} days={days} onDaysChange={setDays} />;
  },
} satisfies Meta<typeof RotateQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /7 días más/ }));
    await userEvent.click(screen.getByRole('option', { name: 'No: se revoca ahora' }));
    await waitFor(() => expect(screen.getByText(/dejan de mostrar datos/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Rotar' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
