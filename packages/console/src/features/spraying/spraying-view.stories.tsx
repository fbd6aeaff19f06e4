import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { sprayOptions } from '@vigia/domain/spraying';
import { expect, fn, waitFor } from 'storybook/test';
import { fieldState, type SpraySource } from '../../shared/spraying/spray-facts.ts';
import { anEvent } from '../../testing/sample-events.ts';
import { TODAY, TREE } from '../../testing/sample-farm.ts';
import { PRODUCTS } from '../../testing/sample-products.ts';
import { SprayingView, type SprayingViewProps } from './spraying-view.tsx';

const HARVEST = { id: 1, seasonId: 9, sectorId: 3, cropId: null, date: isoDate('2027-02-20') };
const optionsAt = (more: Partial<SpraySource> = {}) =>
  sprayOptions(
    { sectorId: 3, cropIds: [], date: TODAY },
    fieldState(
      {
        tree: { ...TREE, products: PRODUCTS, harvests: [HARVEST] },
        ...{ today: TODAY, market: null, waiting: [] },
        visits: [
          anEvent({
            id: 1,
            type: 'agrochemical_application',
            product: 'Producto B',
            date: isoDate('2026-11-10'),
          }),
        ],
        ...more,
      },
      3,
      TODAY,
    ).state,
  );

const onHarvest = fn();
const args: SprayingViewProps = {
  sectorName: 'Apalta',
  listHref: '#/sectors',
  sectorHref: '#/sector/3',
  stagesHref: '#/sector/3#plagas',
  date: TODAY,
  today: TODAY,
  onDate: fn(),
  markets: ['Unión Europea'],
  market: null,
  onMarket: fn(),
  harvests: [{ ...HARVEST, crop: null }],
  onHarvest,
  options: optionsAt(),
  hasProducts: true,
  productsHref: '#/admin/products',
  state: 'ready',
  onLogbook: fn(),
  isHistoryKnown: true,
  stages: {
    state: 'ready',
    date: TODAY,
    pests: [
      {
        pest: { id: 1, name: 'Polilla del racimo de la vid' },
        spans: [
          { stage: 'egg', generation: 1, from: isoDate('2026-11-12'), to: isoDate('2026-11-24') },
          { stage: 'larvae', generation: 1, from: isoDate('2026-11-25'), to: isoDate('2026-12-09') },
          { stage: 'pupa', generation: 1, from: isoDate('2026-12-10'), to: null },
        ],
      },
      { pest: { id: 2, name: 'Carpocapsa' }, spans: [] },
    ],
  },
};

const meta = {
  title: 'Consola/Qué puedo aplicar',
  component: SprayingView,
  args,
  parameters: {
    coversPage: true,
    docs: {
      description: {
        component:
          'Los productos del cliente en un campo y un día: hasta cuándo se pueden aplicar, cuántas veces más y por qué no. Nada se bloquea, y una cifra que no está anotada se lee «según etiqueta».',
      },
    },
  },
} satisfies Meta<typeof SprayingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Cosecha: 20 feb 2027')).toBeVisible();
    await expect(canvas.getByText(/^El 21 nov 2026: .*no cumple.*\.$/)).toHaveAttribute(
      'aria-live',
      'polite',
    );
    const row = canvas.getByRole('row', { name: /^Producto A/ });
    await expect(row).toHaveTextContent('No cumple');
    await expect(row).toHaveTextContent('06 feb 2027');
    await expect(row).toHaveTextContent('Rotación: mismo modo de acción (28)');
    await expect(row).toHaveTextContent(
      'Polilla del racimo de la vid: sí, en huevo de la 1ª generación; hasta hacia el 9 dic.',
    );
    const unknown = canvas.getByRole('row', { name: /^Producto sin cifras/ });
    await expect(unknown).toHaveTextContent('Revise la etiqueta');
    await expect(unknown).toHaveTextContent('La carencia no está anotada: según etiqueta.');
    await expect(canvas.queryByText('Producto antiguo')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar cosecha' }));
    await expect(onHarvest).toHaveBeenCalled();
  },
};

/** A market asks for more days than the label; products that say nothing of it say so. */
export const Market: Story = {
  args: { market: 'Unión Europea', options: optionsAt({ market: 'Unión Europea', visits: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Producto A/ })).toHaveTextContent('30 ene 2027');
    await expect(canvas.getByRole('row', { name: /^Producto B/ })).toHaveTextContent(
      'Sin dato de carencia para Unión Europea',
    );
  },
};
/** Nobody has said when it is harvested, and not all applications are on this device. */
export const LittleKnown: Story = {
  args: { harvests: [], isHistoryKnown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sin fecha de cosecha/)).toBeVisible();
    await expect(canvas.getByText(/^Las aplicaciones anteriores no están completas/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anotar cosecha' })).toBeVisible();
  },
};
export const NoProducts: Story = {
  args: { hasProducts: false, options: [], markets: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Agregar productos' })).toHaveAttribute(
      'href',
      '#/admin/products',
    );
  },
};
/** A grower is led to whoever may. */
export const ForGrowers: Story = {
  args: { hasProducts: false, options: [], harvests: [], onHarvest: undefined, productsHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Quien administra su cuenta los agrega/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Anotar cosecha' })).toBeNull();
  },
};
export const NoSeason: Story = { args: { harvests: null } };
export const Loading: Story = { args: { state: 'loading' } };
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
