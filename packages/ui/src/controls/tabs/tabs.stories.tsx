import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bug, CloudFog, Snowflake, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FRAME, type StatesOf } from '../../testing/states.ts';
import { Tabs } from './tabs.tsx';

interface SectorTabsProps {
  /** Adds "HONGOS", which exists only for vines. */
  readonly withFungi?: boolean;
  readonly longName?: boolean;
}

function SectorTabs({ withFungi = true, longName = false }: SectorTabsProps) {
  const [tab, setTab] = useState('pests');
  const fungi = { id: 'fungi', label: 'HONGOS', icon: CloudFog, content: 'Riesgo de oídio', badge: 2 };
  const chill = longName ? 'HORAS FRÍO '.repeat(28).slice(0, 300) : 'HORAS FRÍO';
  return (
    <Tabs
      label="Vistas del campo"
      value={tab}
      onChange={setTab}
      items={[
        { id: 'pests', label: 'PLAGAS', icon: Bug, content: 'Grados día y capturas' },
        ...(withFungi ? [fungi] : []),
        { id: 'climate', label: 'CLIMA', icon: Thermometer, content: 'Temperatura y humedad' },
        { id: 'chill', label: chill, icon: Snowflake, content: 'Frío acumulado' },
      ]}
    />
  );
}

const meta = {
  id: 'controles-tabs',
  title: 'Controles/Pestañas · Tabs',
  parameters: {
    states: {
      named: { Dense: 'LongName' },
      never: { Loading: FRAME.Loading, Empty: FRAME.Empty, Error: FRAME.Error },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Vistas de una misma cosa, una a la vez: las de un campo, las cámaras de un dispositivo. En pantalla angosta ' +
          'queda el ícono solo, con su nombre para lectores de pantalla. Flechas para pasar de una a otra. Para ' +
          'cambiar un valor dentro de una vista use `SegmentedControl`; para páginas distintas, enlaces.',
      },
    },
  },
  component: SectorTabs,
  subcomponents: { Tabs },
} satisfies Meta<typeof SectorTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'PLAGAS' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'CLIMA' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Temperatura y humedad');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'HORAS FRÍO' });
    await expect(tab).toHaveTextContent('');
    await userEvent.click(tab);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Frío acumulado');
  },
};

export const WithoutFungi: Story = {
  args: { withFungi: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3);
  },
};

export const LongName: Story = {
  args: { longName: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Sol: Story = { parameters: { theme: 'sol' } };
export const Dark: Story = { parameters: { theme: 'dark' } };
