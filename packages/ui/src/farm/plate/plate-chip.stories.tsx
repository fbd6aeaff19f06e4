import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import { knownPlate, type PlateLoad } from '@vigia/domain/captures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ChipRow } from '../../controls/chip/chip-row.tsx';
import type { StatesOf } from '../../testing/states.ts';
import { PlateChip } from './plate-chip.tsx';

/** The plate of a trap of a pest, put in on 2 November. */
function plate(pestId: number, caught: number | null, fullOn: string | null = null): PlateLoad {
  const trap = { id: 31, pestId, nodeSerial: '1C010331', archived: false };
  const visit = { type: 'station_maintenance', stationId: 31, date: isoDate('2026-11-02') } as const;
  const known = knownPlate(trap, [visit], isoDate('2026-11-21'))!;
  return { ...known, caught, fullOn: fullOn === null ? null : isoDate(fullOn) };
}

const meta = {
  id: 'dominio-platechip',
  title: 'Dominio/Etiqueta de placa · PlateChip',
  component: PlateChip,
  parameters: {
    states: {
      named: { Empty: 'Levels', Error: 'Failed' },
      never: { Dense: 'a station has one' },
    } satisfies StatesOf,
    layout: 'padded',
    docs: {
      description: {
        component:
          'Qué tan llena está la placa adhesiva de una trampa: las polillas desde el último cambio, contra la cifra con ' +
          'que se cambia. Al pulsar dice desde cuándo está llena, de dónde sale la cifra y lo que no se ve: polvo y ' +
          'suciedad. Para el aviso bajo un gráfico use `fullPlatesText` del dominio.',
      },
    },
  },
  args: { state: 'ready', load: plate(2, 34, '2026-11-12') },
} satisfies Meta<typeof PlateChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Placa llena · 34 polillas' }));
    const body = within(canvasElement.ownerDocument.body);
    const why = await body.findByRole('dialog', { name: 'Placa adhesiva' });
    await waitFor(() => expect(why).toBeVisible());
    await expect(why).toHaveTextContent('34 polillas desde el cambio del 2 nov 2026');
    await expect(why).toHaveTextContent('Llena desde el 12 nov 2026');
    await expect(why).toHaveTextContent(
      /Se cambia con 30 polillas\. Fuente: Universidad Estatal de Washington/,
    );
    await expect(why).toHaveTextContent(/El polvo y la suciedad no se ven/);
  },
};

/** Of a pest without a published figure the popover says whose choice it is. */
export const Levels: Story = {
  render: () => (
    <ChipRow>
      <PlateChip state="ready" load={plate(1, 34, '2026-11-12')} />
      <PlateChip state="ready" load={plate(1, 12)} />
      <PlateChip state="ready" load={plate(1, 1)} />
      <PlateChip state="ready" load={plate(1, 0)} />
      <PlateChip state="ready" load={plate(1, null)} />
      <PlateChip state="unknown" />
    </ChipRow>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = canvas.getAllByRole('button').map((chip) => chip.textContent);
    await expect(names).toEqual([
      'Placa llena · 34 polillas',
      'Placa · 12 polillas',
      'Placa · 1 polilla',
      'Placa · sin polillas',
      'Placa · sin conteo',
      'Placa · sin cambio registrado',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Placa · 12 polillas' }));
    const why = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(why).toBeVisible());
    await expect(why).toHaveTextContent('Fuente: criterio propio: sin cifra publicada para la especie');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

const retry = fn();
export const Failed: Story = {
  args: { state: 'error', onRetry: retry },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No se pudo consultar la placa' }));
    const why = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(why).toBeVisible());
    await userEvent.click(within(why).getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Levels, parameters: { theme: 'dark' } };
export const Narrow: Story = { ...Levels, globals: { viewport: { value: 'narrow' } } };
