import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MapStation } from './map-station.ts';
import { StationMap } from './station-map.tsx';

const stations: MapStation[] = [
  {
    id: 1,
    name: 'Casablanca N-01',
    latitude: -33.32,
    longitude: -71.41,
    status: 'ok',
    caption: 'Los Aromos Norte · Vid',
  },
  { id: 2, name: 'Casablanca N-02', latitude: -33.324, longitude: -71.415, status: 'warning' },
  { id: 3, name: 'San Fernando N-01', latitude: -34.59, longitude: -70.99, status: 'ok' },
  { id: 4, name: 'Curicó N-01', latitude: -34.98, longitude: -71.24, status: 'error', href: '#curico' },
  { id: 5, name: 'San Clemente N-01', latitude: -35.54, longitude: -71.49, status: 'neutral' },
];

const meta = {
  title: 'Mapa/StationMap',
  component: StationMap,
  args: { stations, height: '380px' },
} satisfies Meta<typeof StationMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const marker = (canvas: HTMLElement, name: RegExp) =>
  waitFor(() => within(canvas).getByRole('button', { name }), { timeout: 15_000 });

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await marker(canvasElement, /Curicó N-01, con error/));
    await expect(within(canvasElement).getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '#curico');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerrar' }));
    await marker(canvasElement, /2 estaciones, acercar/);
  },
};

export const Empty: Story = {
  args: { stations: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/No hay estaciones/)).toBeVisible();
  },
};

export const Narrow: Story = { args: { height: '300px' }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { parameters: { theme: 'dark' } };
