import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StatesOf } from '../../testing/states.ts';
import { useTheme } from '../../theme/styled.ts';
import { manyStations, STATIONS } from '../map/map-stories.fixture.ts';
import { SitePlan } from './site-plan.tsx';
import { StaticMap, type StaticMapProps } from './static-map.tsx';
import { StatusMap } from './status-map.tsx';

function Drawn(props: Omit<StaticMapProps, 'palette'>) {
  return <StaticMap {...props} palette={useTheme()} />;
}
function Plan(props: Omit<StaticMapProps, 'palette'>) {
  return <SitePlan {...props} palette={useTheme()} />;
}
function Statuses(props: Omit<StaticMapProps, 'palette'>) {
  return <StatusMap {...props} markers={STATIONS.slice(5)} palette={useTheme()} chosen={2} />;
}

const meta = {
  id: 'mapa-staticmap',
  title: 'Mapa/Mapa fijo · StaticMap',
  component: Drawn,
  subcomponents: { StaticMap, SitePlan, StatusMap },
  args: { positions: STATIONS, width: 480, height: 320, label: 'Ubicación de las estaciones' },
  parameters: {
    states: {
      never: {
        Loading: 'its base map is built in: it is drawn at once',
        Error: 'nothing of it is fetched',
      },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'El mapa base como un solo `<svg>`, para informes impresos e imágenes: sin red, sin programa y sin hoja de estilo. `SitePlan` muestra las estaciones numeradas entre sí, con escala; `StatusMap`, numeradas sobre el mapa y con el color de su estado. En pantalla conviene `StationMap`, que se puede mover.',
      },
    },
  },
} satisfies Meta<typeof Drawn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ubicación de las estaciones' })).toBeVisible();
    await expect(canvas.getByText('Santiago')).toBeVisible();
  },
};
export const NumberedPlan: Story = {
  args: { positions: STATIONS.slice(5), label: 'Plano de las estaciones' },
  render: (args) => <Plan {...args} />,
  play: async ({ canvas }) => {
    for (const number of ['1', '2', '3', '4']) await expect(canvas.getByText(number)).toBeVisible();
  },
};
export const NumberedStatuses: Story = {
  args: { label: 'Estado de las estaciones' },
  render: (args) => <Statuses {...args} />,
  play: async ({ canvas }) => {
    for (const number of ['1', '2', '3', '4']) await expect(canvas.getByText(number)).toBeVisible();
  },
};
export const Empty: Story = { args: { positions: [] } };
export const Dense: Story = { args: { positions: manyStations(120) } };
export const Narrow: Story = {
  args: { width: 320, height: 240 },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { parameters: { theme: 'dark' } };
