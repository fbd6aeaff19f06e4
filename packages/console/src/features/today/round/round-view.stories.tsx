import type { Meta, StoryObj } from '@storybook/react-vite';
import { reasonNames, reasonText } from '@vigia/domain/es';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inPage } from '../../../testing/in-page.tsx';
import { inSnackbar } from '../../../testing/in-snackbar.tsx';
import { TODAY as DAY, PESTS, STATIONS } from '../../../testing/sample-farm.ts';
import { FIELDS_TODAY, TODAY_ROWS } from '../../../testing/sample-today.ts';
import { AS_PROPOSED, roundPlan } from './round-plan.ts';
import { roundStops } from './round-stops.ts';
import { roundText } from './round-text.ts';
import { RoundView, type RoundViewProps } from './round-view.tsx';
import { ROUND } from './words.ts';

const names = reasonNames({ stations: STATIONS }, PESTS, DAY);
const textOf: RoundViewProps['textOf'] = (reason) => reasonText(reason, names);
const planOf = (done: readonly number[] = []) =>
  roundPlan(TODAY_ROWS, FIELDS_TODAY, { ...AS_PROPOSED, done }, null);
const plan = planOf([31]);
const text = roundText(ROUND.spanish, { plan, client: 'Viña Los Aromos', day: '21 nov 2026', textOf });

const meta = {
  title: 'Consola/Ronda',
  component: RoundView,
  args: {
    plan,
    text,
    textOf,
    isChanged: true,
    isLocating: false,
    notLocated: null,
    isFromPerson: false,
    failed: [],
    loading: [],
    onRetry: fn(),
    backHref: '#/today',
    others: [{ station: { id: 43, name: 'Los Niches 03' }, field: 'Los Niches' }],
    mapStations: roundStops(plan, (path) => `#${path}`),
    tiles: undefined,
    onOpen: fn(),
    onFrom: fn(),
    onDone: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onReset: fn(),
    onCalendar: fn(),
    onPrint: fn(),
  } as RoundViewProps,
  decorators: [inPage, inSnackbar],
} satisfies Meta<typeof RoundView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^1 de 4 paradas visitadas · [\d,]+ km en línea recta$/)).toBeVisible();
    const stops = within(canvas.getByRole('list', { name: 'Paradas en orden de recorrido' }));
    await expect(stops.getByRole('checkbox', { name: 'Visitada: Apalta 01' })).toBeChecked();
    await userEvent.click(stops.getByRole('checkbox', { name: 'Visitada: Apalta 02' }));
    await expect(args.onDone).toHaveBeenCalledWith(32, true);
    await userEvent.click(stops.getByRole('button', { name: 'Quitar Los Niches 01 de la ronda' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const whatsApp = canvas.getByRole('link', { name: /^Enviar por WhatsApp/ });
    await expect(new URL(whatsApp.getAttribute('href')!).searchParams.get('text')).toBe(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar al calendario' }));
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Partir desde aquí' }));
    await expect(args.onFrom).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a la ronda propuesta' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Agregar una estación' }), 'niches');
    await userEvent.click(await screen.findByRole('option', { name: 'Los Niches 03 · Los Niches' }));
    await expect(args.onAdd).toHaveBeenCalledWith(43);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** From where the person stands. */
export const FromPerson: Story = {
  args: {
    isFromPerson: true,
    plan: roundPlan(TODAY_ROWS, FIELDS_TODAY, AS_PROPOSED, { latitude: -34.98, longitude: -71.2 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/· a [\d,]+ km de usted$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Partir de la primera parada' })).toBeVisible();
  },
};

export const NotLocated: Story = {
  args: { notLocated: 'No se pudo obtener la ubicación del dispositivo.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No se pudo obtener la ubicación/)).toBeVisible();
  },
};

const NONE = roundPlan(TODAY_ROWS, [], AS_PROPOSED, null);
export const Empty: Story = {
  args: { plan: NONE, mapStations: [], isChanged: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay estaciones que visitar')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Agregar una estación' })).toBeVisible();
  },
};

/** What could not be had is named: there may be more to visit. */
export const PartlyFailed: Story = {
  args: { plan: NONE, mapStations: [], failed: ['health'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^No se pudo revisar: estado de las estaciones\./)).toBeVisible();
    await expect(canvas.queryByText('No hay estaciones que visitar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Until all is known the order may change, and a press would meet another stop. */
export const Loading: Story = {
  args: { loading: ['health'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buscando qué estaciones visitar')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
