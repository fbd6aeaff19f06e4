import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bug, CloudFog, Snowflake, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs } from './tabs.tsx';

function SectorTabs() {
  const [tab, setTab] = useState('pests');
  return (
    <Tabs
      label="Vistas del campo"
      value={tab}
      onChange={setTab}
      items={[
        { id: 'pests', label: 'PLAGAS', icon: Bug, content: 'Grados día y capturas' },
        { id: 'fungi', label: 'HONGOS', icon: CloudFog, content: 'Riesgo de oídio' },
        { id: 'climate', label: 'CLIMA', icon: Thermometer, content: 'Temperatura y humedad' },
        { id: 'chill', label: 'HORAS FRÍO', icon: Snowflake, content: 'Frío acumulado' },
      ]}
    />
  );
}

const meta = {
  title: 'Controles/Tabs',
  parameters: { layout: 'padded' },
  component: SectorTabs,
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

export const Dark: Story = { parameters: { theme: 'dark' } };
