import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { STILL, type StatesOf } from '../../testing/states.ts';
import type { Status } from '../../theme/tokens.ts';
import { StatusIcon } from './status-icon.tsx';

const WORDS: Readonly<Record<Status, string>> = {
  ok: 'En orden',
  warning: 'Advertencia',
  error: 'Error',
  neutral: 'Sin datos',
};

const Statuses = ({ size = 18 }: { readonly size?: number }) => (
  <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
    {(Object.keys(WORDS) as Status[]).map((status) => (
      <li key={status} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <StatusIcon status={status} size={size} /> {WORDS[status]}
      </li>
    ))}
  </ul>
);

const meta = {
  id: 'controles-statusicon',
  title: 'Controles/Icono de estado · StatusIcon',
  component: Statuses,
  subcomponents: { StatusIcon },
  parameters: {
    states: { never: STILL } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Una forma y un color por estado: círculo con visto, triángulo, círculo con cruz, círculo de trazos. Se leen ' +
          'sin color. Es decorativo: las palabras a su lado deben decir lo mismo. Para una estación con nombre use ' +
          '`HealthChip` o `HealthIcon`.',
      },
    },
  },
} satisfies Meta<typeof Statuses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const shapes = canvas.getAllByRole('listitem').map((item) => item.querySelector('svg')?.innerHTML);
    await expect(new Set(shapes).size).toBe(4);
  },
};
export const Large: Story = { args: { size: 32 } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
