import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GIVEN, type StatesOf } from '../../testing/states.ts';
import { Select } from '../select/select.tsx';
import { PageHeader } from './page-header.tsx';

const SEASONS = [{ value: 3, label: '2026–27' }];

const meta = {
  id: 'controles-pageheader',
  title: 'Controles/Encabezado de página · PageHeader',
  component: PageHeader,
  parameters: {
    states: {
      named: { Dense: 'NarrowLongName' },
      never: { ...GIVEN, Empty: 'a page has a name' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'El comienzo de toda página: dónde está, qué es y qué se muestra. Un solo `h1` por página. Los filtros van en ' +
          'una línea que se parte bien; si son más de tres, o hay que ver lo elegido, póngalos en un `FilterBar` debajo.',
      },
    },
  },
  args: {
    crumbs: [{ label: 'Campos', href: '#sectors' }, { label: 'Los Aromos Norte' }],
    title: 'Los Aromos Norte',
    subtitle: 'Casablanca, Región de Valparaíso · 6 estaciones · 42 ha',
    filters: <Select label="Temporada" options={SEASONS} value={3} onChange={() => {}} />,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Los Aromos Norte' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const NarrowLongName: Story = {
  args: { title: 'FundoLosAromosDelValle'.repeat(14).slice(0, 300) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
