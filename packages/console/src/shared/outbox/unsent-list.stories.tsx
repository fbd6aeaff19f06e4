import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnsentList } from './unsent-list.tsx';

const meta = {
  title: 'Consola/Por enviar/En su lugar',
  component: UnsentList,
  args: {
    rows: [
      {
        ...{ id: '1', title: 'Mantención de dispositivo', unsent: 'waiting' },
        detail: 'Apalta 01 · Apalta · 20 nov 2026 · papel nuevo entre hileras',
      },
      {
        ...{ id: '2', title: 'Aplicación de agroquímico', unsent: 'attention' },
        detail: 'Lontué, cuartel norte junto al canal · 19 nov 2026',
      },
    ],
  },
} satisfies Meta<typeof UnsentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Por enviar (2)' })).toBeVisible();
    await expect(canvas.getByText('No se pudo enviar')).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sun: Story = { parameters: { theme: 'sol' } };
