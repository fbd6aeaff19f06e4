import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { Card } from '../card/card.tsx';
import { Chip } from './chip.tsx';
import { ChipRow, IconRow } from './chip-row.tsx';
import { HealthChip } from './health-chip.tsx';
import { HealthIcon } from './health-icon.tsx';
import { PestChip } from './pest-chip.tsx';

const Chips = ({ onRemove }: { readonly onRemove?: () => void }) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Card title="Tags">
      <ChipRow>
        <Chip>Norte</Chip>
        <Chip status="ok" onRemove={onRemove} removeLabel="Quitar tag Riego nuevo">
          Riego nuevo
        </Chip>
        <Chip status="warning" href="#prueba">
          En prueba
        </Chip>
        <Chip>{'Cuartel 14 del Fundo Los Aromos '.repeat(10).slice(0, 300)}</Chip>
      </ChipRow>
    </Card>
    <Card title="Estado de plaga">
      <ChipRow>
        <PestChip name="Lobesia" count={14} level="error" />
        <PestChip name="Drosófila a. m." count={0} level="ok" />
        <PestChip name="Eulia" count={6} level="warning" />
        <PestChip name="Grafolita" level="neutral" />
      </ChipRow>
    </Card>
    <Card title="Estado de estaciones">
      <ChipRow>
        <HealthChip name="N-01" state="ok" href="#n-01" />
        <HealthChip name="N-03" state="warning" href="#n-03" />
        <HealthChip name="N-05" state="error" href="#n-05" />
        <HealthChip name="N-07" state="neutral" />
      </ChipRow>
    </Card>
    <Card title="Estaciones">
      <IconRow>
        <HealthIcon name="N-01" state="ok" href="#n-01" />
        <HealthIcon name="N-03" state="warning" href="#n-03" />
        <HealthIcon name="N-05" state="error" href="#n-05" />
        <HealthIcon name="N-07" state="neutral" />
      </IconRow>
    </Card>
  </div>
);

const meta = {
  id: 'controles-chip',
  title: 'Controles/Etiqueta · Chip',
  component: Chips,
  subcomponents: { Chip, PestChip, HealthChip, HealthIcon },
  parameters: {
    states: {
      named: { Empty: 'Removed' },
      never: { ...GIVEN, Dense: 'a row of them wraps, as in Narrow' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Un hecho corto: una plaga con sus capturas, una estación con su estado, un tag. El color nunca va solo: lo ' +
          'acompañan un ícono o un número y las palabras para lectores de pantalla. Con `onPress` o `href` lleva a más; ' +
          'con `onRemove` se puede quitar. Si hay que explicarlo, use los chips de Dominio, que abren su detalle.',
      },
    },
  },
  args: { onRemove: fn() },
} satisfies Meta<typeof Chips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /N-03 ?, con advertencia/ })[0]).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /N-05 ?, con error/ })[0]).toBeVisible();
    await expect(canvas.getByText(', sin capturas contadas').parentElement).toHaveTextContent(/^Grafolita/);
    await expect(canvas.getByRole('img', { name: 'N-07, sin información' })).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar tag Riego nuevo' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
