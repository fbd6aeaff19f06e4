import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { STATIONS } from '../../testing/sample-farm.ts';
import { aSource, aTiedStation, aVendorStation } from '../../testing/sample-sources.ts';
import { VendorStationsDialog } from './vendor-stations-dialog.tsx';

const [first, ...free] = STATIONS;
const SOURCE = aSource({ stations: [aTiedStation({ stationId: first!.id })] });
const near = { latitude: free[0]!.position!.latitude + 0.001, longitude: free[0]!.position!.longitude };

const meta = {
  title: 'Consola/Otras estaciones/Enlazar estaciones',
  component: VendorStationsDialog,
  args: {
    isOpen: true,
    source: SOURCE,
    check: {
      ...{ failure: null, failureText: null },
      stations: [
        aVendorStation(),
        aVendorStation({ vendorStationId: '00000146', vendorStationName: 'Bodega', ...near }),
        aVendorStation({ vendorStationId: '00000147', vendorStationName: '00000147', latitude: null }),
      ],
    },
    isFailed: false,
    stations: STATIONS,
    free,
    ...{ onClose: fn(), onCheck: fn(), onEditKeys: fn(), onTie: fn(async () => undefined), onUntie: fn() },
  },
  parameters: { coversPage: true },
} satisfies Meta<typeof VendorStationsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await shows('El fabricante aceptó las llaves.');
    await shows(`La más cercana: ${free[0]!.name}, a 110 m`);
    await userEvent.click(screen.getByRole('button', { name: 'Elegir' }));
    await expect(args.onTie).toHaveBeenCalledWith(
      expect.objectContaining({ vendorStationName: 'Bodega' }),
      free[0],
    );
    const choice = screen.getByRole('combobox', { name: /para 00000147/ });
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: free[1]!.name }));
    await expect(args.onTie).toHaveBeenLastCalledWith(
      expect.objectContaining({ vendorStationId: '00000147' }),
      free[1],
    );
  },
};
export const Untied: Story = {
  play: async ({ args, userEvent }) => {
    await shows('El fabricante aceptó las llaves.');
    await userEvent.clear(screen.getByRole('combobox', { name: /para Cuartel 4/ }));
    await expect(args.onUntie).toHaveBeenCalledWith('0020CF3B');
  },
};
export const Asking: Story = {
  args: { check: null },
  play: async () => await shows('Preguntando al fabricante por sus estaciones'),
};
export const Refused: Story = {
  args: { check: { failure: 'refused', failureText: '401', stations: [] } },
  play: async ({ args, userEvent }) => {
    await shows('El fabricante no acepta las llaves.');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar llaves' }));
    await expect(args.onEditKeys).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Unanswered: Story = {
  args: { check: null, isFailed: true },
  play: async () => await shows('No se pudo preguntar al fabricante'),
};
export const NoStations: Story = {
  args: { check: { failure: null, failureText: null, stations: [] } },
  play: async () => await shows('La cuenta no tiene estaciones'),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
