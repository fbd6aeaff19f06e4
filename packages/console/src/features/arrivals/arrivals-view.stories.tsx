import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Arrival } from '@vigia/domain/devices';
import { expect, fn } from 'storybook/test';
import { arrivalOf, SAMPLE_NOW } from '../../testing/sample-arrivals.ts';
import { ArrivalsView } from './arrivals-view.tsx';
import { PhotoFrame } from './photo-thumbnail.tsx';

const MINUTE = 60_000;
const ago = (minutes: number) => SAMPLE_NOW - minutes * MINUTE;
const READINGS = { call: 'data', size: 18_400, parts: [{ category: 'thpg', count: 96 }] } as const;

const ARRIVALS: readonly Arrival[] = [
  arrivalOf({
    ...READINGS,
    at: SAMPLE_NOW - 4_000,
    parts: [
      { category: 'thpg', count: 96 },
      { category: 'battery', count: 96 },
      { category: 'signal', count: 24 },
    ],
    earliestAt: ago(48 * 60),
    latestAt: ago(10),
    rowsNew: 120,
  }),
  arrivalOf({
    call: 'image',
    at: SAMPLE_NOW - 9_000,
    status: 201,
    size: 1_843_200,
    imageId: 501,
    isIntact: true,
    earliestAt: ago(70),
    latestAt: ago(70),
  }),
  arrivalOf({ at: SAMPLE_NOW - 12_000 }),
  arrivalOf({
    ...READINGS,
    at: ago(64),
    outcome: 'partly',
    reason: '2 lecturas fuera de rango, guardadas y no usadas',
    problems: [
      { field: 'readings.2.battery_percentage', message: '6553,5 %, fuera de 0 a 105 %' },
      { field: 'readings.7.ambient_temperature_c', message: '85 °C, fuera de -30 a 55 °C' },
    ],
    problemCount: 2,
    earliestAt: ago(120),
    latestAt: ago(65),
    rowsNew: 4,
    rowsSame: 92,
  }),
  arrivalOf({ ...READINGS, at: ago(66), outcome: 'repeated', rowsSame: 96, rowsNew: 0 }),
  arrivalOf({
    ...READINGS,
    at: ago(125),
    outcome: 'refused',
    status: 400,
    code: 'invalid-input',
    reason: 'Datos inválidos',
    parts: [{ category: 'thgp', count: 1 }],
    problems: [{ field: 'readings.0.category', message: 'Entrada inválida' }],
    problemCount: 31,
  }),
  arrivalOf({
    call: 'data',
    at: ago(128),
    outcome: 'refused',
    status: 401,
    code: 'bad-device-key',
    reason: 'Clave de dispositivo no válida',
    keyFault: 'unknown',
    times: 3,
  }),
  arrivalOf({
    ...READINGS,
    at: ago(3_000),
    outcome: 'apart',
    reason: '96 lecturas con fecha imposible, guardadas y no usadas',
    problems: [{ field: 'readings.0.t', message: 'Está en el futuro' }],
    problemCount: 96,
    earliestAt: ago(-3_000),
    latestAt: ago(-3_100),
  }),
].map((arrival, i) => ({ ...arrival, id: 40 - i }));

const PAGE = { items: ARRIVALS, lastContactAt: SAMPLE_NOW - 4_000, nextContactBy: ago(-60) };
const NONE = { items: [], lastContactAt: null, nextContactBy: null };

const meta = {
  title: 'Consola/Administración/Qué llegó',
  component: ArrivalsView,
  args: {
    serial: 'VG-2M-014',
    node: { firmwareVersion: '2.4.1' },
    station: { name: 'N-1 La Higuera' },
    stationHref: '#/station/31',
    nodeHref: '#/node/VG-2M-014',
    listHref: '#/admin/nodes',
    page: PAGE,
    isFailed: false,
    onRetry: fn(),
    isFollowing: true,
    onFollow: fn(),
    now: SAMPLE_NOW,
    server: 'https://vigia.example.cl',
    thumbnailOf: () => <PhotoFrame url={null} isGone />,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ArrivalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText('hace 4 s')).toHaveLength(2);
    await expect(canvas.getByText(/^96 de clima · 96 de batería · 24 de señal · del 22 nov/)).toBeVisible();
    await expect(canvas.getByText('readings.2.battery_percentage')).toBeVisible();
    await expect(canvas.getByText('y 30 campos más')).toBeVisible();
    await expect(canvas.getByText(/^La llave no es la vigente/)).toBeVisible();
    await expect(canvas.getByText(/^El reloj del dispositivo va adelantado 4 días/)).toBeVisible();
    await expect(canvas.getByText(/^3 veces · respuesta 401/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(args.onFollow).toHaveBeenCalledWith(false);
  },
};
/** The newest readings come from a clock that is ahead, and the device has been silent since. */
export const Late: Story = {
  args: {
    page: {
      items: ARRIVALS.slice(-1),
      lastContactAt: ago(3_000),
      nextContactBy: ago(2_940),
    },
    isFollowing: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('debió ser hace 2 días')).toBeVisible();
    await expect(canvas.getByText('adelantado 4 días')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { page: NONE, station: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esperando al dispositivo…')).toBeVisible();
    await expect(canvas.getByText('https://vigia.example.cl/v2/nodes/VG-2M-014/data')).toBeVisible();
    await expect(canvas.getByText(/^curl "https:\/\/vigia\.example\.cl.*x-device-key: LLAVE/)).toBeVisible();
  },
};
export const Loading: Story = { args: { page: null } };
export const Failed: Story = {
  args: { page: null, isFailed: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = { args: { isFailed: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const NarrowEmpty: Story = { ...Empty, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
