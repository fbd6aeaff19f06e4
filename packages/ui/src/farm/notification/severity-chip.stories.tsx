import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import { SeverityChip } from './severity-chip.tsx';

const meta = {
  id: 'dominio-severitychip',
  title: 'Dominio/Urgencia de un aviso · SeverityChip',
  component: SeverityChip,
  parameters: {
    states: {
      never: STILL,
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'La urgencia de un aviso o de un motivo de Hoy: color, ícono y palabra. Un aviso leído o resuelto queda neutro.',
      },
    },
  },
  args: { severity: 'high', pending: true },
} satisfies Meta<typeof SeverityChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Urgente')).toBeVisible();
  },
};
export const Medium: Story = { args: { severity: 'medium' } };
export const Low: Story = { args: { severity: 'low' } };
/** Read or resolved. */
export const Settled: Story = { args: { pending: false } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
