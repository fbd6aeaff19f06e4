import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { Card } from '../card/card.tsx';
import { ChipRow } from '../chip/chip-row.tsx';
import { PestChip } from '../chip/pest-chip.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonChips, SkeletonForm, SkeletonRegion, SkeletonRows } from './skeleton-layouts.tsx';
import { SkeletonText } from './skeleton-text.tsx';

const grid = { display: 'grid', gap: 16 } as const;

const Layouts = () => (
  <SkeletonRegion label="Cargando el campo">
    <div style={grid}>
      <Skeleton $width="38%" $height="28px" />
      <Card title="Estado de plaga">
        <SkeletonChips />
      </Card>
      <Card title="Notificaciones">
        <SkeletonRows count={3} />
      </Card>
      <Card title="Comentarios">
        <SkeletonText />
      </Card>
    </div>
  </SkeletonRegion>
);

const meta = {
  id: 'controles-skeleton',
  title: 'Controles/Esqueleto de carga · Skeleton',
  component: Layouts,
  subcomponents: { SkeletonRegion, SkeletonText, SkeletonChips, SkeletonRows, SkeletonForm },
  parameters: {
    states: {
      never: {
        Empty: 'it gives place to an EmptyState',
        Error: 'it gives place to an ErrorState',
        Dense: 'it is as long as what it stands for',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'La forma de lo que viene, en su lugar y de su tamaño: al llegar el contenido nada se mueve. Un ' +
          '`SkeletonRegion` por vista lo dice una vez a lectores de pantalla. Si ya hay datos, siga mostrándolos mientras ' +
          'se actualizan; para trabajo con avance use `ProgressBar`. Gráficos y tablas traen los suyos.',
      },
    },
  },
} satisfies Meta<typeof Layouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(/^Cargando el campo/);
    await expect(region).toHaveAttribute('aria-busy', 'true');
  },
};

/** Skeletons beside their content: both have the same height, so that nothing moves. */
export const Ready: Story = {
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
      <div data-testid="waiting">
        <SkeletonRegion>
          <SkeletonChips count={2} />
          <br />
          <SkeletonForm count={2} />
        </SkeletonRegion>
      </div>
      <div data-testid="ready">
        <ChipRow>
          <PestChip name="Lobesia" count={14} level="error" />
          <PestChip name="Eulia" count={6} level="warning" />
        </ChipRow>
        <br />
        <div style={{ display: 'grid', gap: 20 }}>
          <TextField label="Nombre" defaultValue="N-05" />
          <TextField label="Comuna" defaultValue="Casablanca" />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(Math.abs(height('waiting') - height('ready'))).toBeLessThanOrEqual(2);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
