import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HealthState } from '@vigia/domain/devices';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { HealthItem } from './group-health.ts';
import { HealthGroups } from './health-groups.tsx';
import { HealthTotals } from './health-totals.tsx';

const STATES: readonly HealthState[] = ['ok', 'ok', 'warning', 'ok', 'error', 'ok', 'ok', 'unknown'];
const PLACES: readonly (readonly [client: string, sector: string | null, count: number])[] = [
  ['Viña Los Aromos', 'Los Aromos Norte', 6],
  ['Viña Los Aromos', 'Los Aromos Sur', 3],
  ['Viña Los Aromos', null, 1],
  ['Agrícola San Clemente', 'La Higuera', 2],
  ['Agrícola San Clemente', 'Santa Inés', 9],
];
const ITEMS: readonly HealthItem[] = PLACES.flatMap(([client, sector, count], place) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${place}-${at}`,
    name: `N-${place * 10 + at + 1}`,
    state: STATES[(place + at) % STATES.length]!,
    client,
    sector,
  })),
);
const opened = fn();

interface HealthViewProps {
  readonly state?: 'loading' | 'error' | 'ready';
  readonly items?: readonly HealthItem[];
}

function HealthView({ state = 'ready', items = ITEMS }: HealthViewProps) {
  const [only, setOnly] = useState<HealthState | null>(null);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <HealthTotals
        states={items.map((item) => item.state)}
        state={state === 'loading' ? 'loading' : 'ready'}
        selected={only}
        onSelect={setOnly}
      />
      <HealthGroups
        state={state}
        items={items.filter((item) => only === null || item.state === only)}
        onOpen={opened}
        onRetry={fn()}
      />
    </div>
  );
}

const meta = {
  id: 'dominio-healthgroups',
  title: 'Dominio/Grupos de salud · HealthGroups',
  component: HealthView,
  subcomponents: { HealthTotals, HealthGroups },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'La pantalla Salud: cuántos están en orden, con advertencia y con error, y todos los chips por cliente y ' +
          'campo. Un total pulsado muestra solo los suyos. Entregue ya sin estaciones archivadas ni dispositivos dados ' +
          'de baja. Para las pocas estaciones de un campo basta una fila de `StationHealthChip`.',
      },
    },
  },
} satisfies Meta<typeof HealthView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const totals = within(canvas.getByRole('group', { name: 'Totales de salud' }));
    await expect(totals.getByRole('button', { name: /12\s*En orden/ })).toBeVisible();
    const clients = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(clients).toEqual(['Agrícola San Clemente', 'Viña Los Aromos']);
    await userEvent.click(totals.getByRole('button', { name: /Error$/ }));
    const shown = canvas.getAllByRole('button', { name: /^N-/ });
    for (const chip of shown) await expect(chip).toHaveAccessibleName(/con error/);
    await userEvent.click(shown[0]!);
    await expect(opened.mock.lastCall?.[0]).toMatchObject({ state: 'error' });
    await userEvent.click(totals.getByRole('button', { name: /Error$/ }));
    await expect(canvas.getAllByRole('button', { name: /^N-/ })).toHaveLength(ITEMS.length);
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Consultando estado');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = { args: { state: 'error' } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin estaciones en esta selección')).toBeVisible();
  },
};

/** Forty clients with ten stations each. */
export const Dense: Story = {
  args: {
    items: Array.from({ length: 400 }, (_, at) => ({
      id: at,
      name: `N-${at + 1}`,
      state: STATES[(at * 3) % STATES.length]!,
      client: `Agrícola ${Math.floor(at / 10) + 1}`,
      sector: `Cuartel ${(Math.floor(at / 5) % 2) + 1}`,
    })),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
