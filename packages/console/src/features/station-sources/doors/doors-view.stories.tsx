import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aDevice, aDoor, aLinkedDevice, aProfile } from '../../../testing/sample-doors.ts';
import { STATIONS } from '../../../testing/sample-farm.ts';
import { SOURCES_NOW } from '../../../testing/sample-sources.ts';
import { DoorsView } from './doors-view.tsx';

const doings = {
  ...{ onGuide: fn(), onRename: fn(), onRotate: fn(), onRemove: fn() },
  ...{ onLink: fn(), onUplinks: fn(), onUnlink: fn(), onForget: fn() },
};
const meta = {
  title: 'Consola/Otras estaciones/Puertas',
  component: DoorsView,
  args: {
    doors: [aDoor()],
    profiles: [aProfile(), aProfile({ id: 2, name: 'Milesight EM500' })],
    isFailed: false,
    canEdit: true,
    stations: STATIONS,
    stationHref: (id) => `#/station/${id}`,
    now: SOURCES_NOW,
    doings,
    ...{ onRetry: fn(), onAdd: fn(), onEditProfile: fn(), onRemoveProfile: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DoorsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = async (row: RegExp, name: string, click: (element: Element) => Promise<void>) => {
  const line = await screen.findByRole('row', { name: row });
  await click(within(line).getByRole('button', { name: /^Acciones/ }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toBeVisible());
  await click(screen.getByRole('menuitem', { name }));
};

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [door] = args.doors!;
    const [unknown, linked] = door!.devices;
    await expect(canvas.getByText('Equipos por asociar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Asociar/ }));
    await expect(doings.onLink).toHaveBeenCalledWith(door, unknown);
    await act(/sonda-5/, 'Desasociar', userEvent.click);
    await expect(doings.onUnlink).toHaveBeenCalledWith(door, linked);
    await act(/sonda-4/, 'Ver envíos', userEvent.click);
    await expect(doings.onUplinks).toHaveBeenCalledWith(door, unknown);
    await userEvent.click(canvas.getByRole('button', { name: 'Más acciones de Sondas del parrón' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cambiar secreto' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cambiar secreto' }));
    await expect(doings.onRotate).toHaveBeenCalledWith(door);
    await act(/Milesight/, 'Eliminar perfil', userEvent.click);
    await expect(args.onRemoveProfile).toHaveBeenCalledWith(args.profiles[1]);
  },
};
export const OtherStates: Story = {
  args: {
    doors: [
      aDoor({ devices: [aLinkedDevice()] }),
      aDoor({
        ...{ id: 2, name: 'Packing', network: 'chirpstack', devices: [] },
        ...{ refusal: 'wrong-secret', refusedAt: SOURCES_NOW - HOUR_MS },
      }),
      aDoor({ id: 3, name: 'Nueva', devices: [] }),
      aDoor({
        ...{ id: 4, name: 'Vega', replacedUntil: SOURCES_NOW + HOUR_MS },
        devices: [aLinkedDevice({ heardAt: SOURCES_NOW - 3 * DAY_MS })],
      }),
      aDoor({ id: 5, name: 'Cerro', devices: [aLinkedDevice({ lastReading: null, stationId: 999 })] }),
      aDoor({ id: 6, name: 'Sin decodificador', devices: [aDevice({ lastFields: [], name: 'nuevo' })] }),
    ],
  },
  play: async ({ canvas }) => {
    for (const state of [
      'Sin novedad',
      'Rechaza lo que llega',
      'Por recibir',
      'Con problemas',
      'Nada medido',
    ])
      await expect(canvas.getByText(state)).toBeVisible();
    await expect(canvas.getByText(/Cámbielo y péguelo de nuevo en la consola/)).toBeVisible();
    await expect(canvas.getByText(/El secreto anterior vale hasta el 21 nov 2026, 13:00/)).toBeVisible();
    await expect(canvas.getByText('Archivada o fuera de su vista')).toBeVisible();
    await expect(canvas.getByText('Sin campos: falta el decodificador')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Agregar puerta' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Asociar/ })).toBeNull();
  },
};
export const Empty: Story = {
  args: { doors: [], profiles: [] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Ninguna puerta todavía')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar puerta' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { doors: null } };
export const Failed: Story = {
  args: { doors: null, isFailed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
export const Stale: Story = { args: { isFailed: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
