import type { Meta, StoryObj } from '@storybook/react-vite';
import { reasonNames } from '@vigia/domain/es';
import { EmptyState, LinkButton } from '@vigia/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inPage } from '../../testing/in-page.tsx';
import { PESTS, STATIONS, TODAY } from '../../testing/sample-farm.ts';
import { FIELDS_TODAY } from '../../testing/sample-today.ts';
import { TodayView, type TodayViewProps } from './today-view.tsx';
import { PARTS } from './use-today.ts';

const meta = {
  title: 'Consola/Hoy',
  component: TodayView,
  args: {
    fields: FIELDS_TODAY,
    shown: FIELDS_TODAY,
    withoutCounts: 0,
    lacked: [],
    onShow: fn(),
    total: 2,
    failed: [],
    loading: [],
    lookedAt: Date.parse('2026-11-21T12:40:00Z'),
    onRetry: fn(),
    onMail: fn(),
    names: reasonNames({ stations: STATIONS }, PESTS, TODAY),
    mayReport: true,
    onDialog: fn(),
    roundHref: '#/today/round',
    fieldHref: (id: number): string | undefined => `#/sector/${id}`,
    hrefOf: (id: number) => (act) => `#/${act.kind}/${id}`,
  } as TodayViewProps,
  decorators: [inPage],
} satisfies Meta<typeof TodayView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const fields = canvas.getAllByRole('article');
    await expect(fields.map((field) => within(field).getByRole('heading').textContent)).toEqual([
      'Apalta',
      'Los Niches',
    ]);
    const [apalta] = fields;
    await expect(within(apalta!).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(apalta!).getByRole('button', { name: 'y 3 más' }));
    await expect(within(apalta!).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(within(apalta!).getByRole('button', { name: /^Registrar mantención: Apalta 02/ }));
    await expect(args.onDialog).toHaveBeenCalledWith(
      3,
      expect.objectContaining({ event: 'station_maintenance', stationId: 32, nodeSerial: '1C010332' }),
    );
    await expect(within(apalta!).getByRole('link', { name: /^Ver oídio/ })).toHaveAttribute(
      'href',
      '#/mildew-chart/3',
    );
    await userEvent.click(within(apalta!).getByRole('button', { name: 'Mostrar menos' }));
    await expect(within(apalta!).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('Revisado el 21 nov 2026, 09:40.')).toBeVisible();
  },
};

/** Who may not report is led to pages. */
export const Reader: Story = {
  args: { mayReport: false, fieldHref: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Registrar/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Ver curva/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apalta' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { fields: [], shown: null, loading: PARTS, lookedAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Revisando sus campos');
    await expect(canvas.getByText('Revisando: 0 de 8 datos listos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ver lo que ya llegó' })).toBeDisabled();
  },
};

/** Who cannot wait sees what has come. */
export const PartlyLoaded: Story = {
  args: { shown: null, loading: ['milestones', 'health'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Revisando: 6 de 8 datos listos')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver lo que ya llegó' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** What was asked for early says what it lacks. */
export const Early: Story = {
  args: { lacked: ['milestones', 'health'], loading: ['milestones'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Falta revisar: etapas próximas y estado de las estaciones.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Actualizar la lista' })).toBeDisabled();
  },
};

/** It stays as it was when the rest has come, until it is asked for. */
export const EarlyAndCome: Story = {
  args: { lacked: ['milestones', 'health'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ya llegó lo que faltaba.')).toBeVisible();
    await expect(canvas.getByText(/^Falta revisar/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actualizar la lista' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** A list that could not be had is named, and the rest is shown. */
export const PartlyFailed: Story = {
  args: { failed: ['mildew'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^No se pudo revisar: riesgo de oídio\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { fields: [], shown: [], failed: PARTS, lookedAt: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingToDo: Story = {
  args: { fields: [], shown: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy no hay nada pendiente')).toBeVisible();
    await expect(canvas.getByText(/Revisado el 21 nov 2026, 09:40\.$/)).toBeVisible();
  },
};

/** Nobody knows what is pending where nothing was counted. */
export const NothingCounted: Story = {
  args: { fields: [], shown: [], withoutCounts: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay capturas contadas')).toBeVisible();
    await expect(canvas.getByText(/^No se sabe si hay algo pendiente:/)).toBeVisible();
    await expect(canvas.queryByText(/sobre el umbral/)).toBeNull();
  },
};

/** One of two fields was not counted. */
export const PartlyCounted: Story = {
  args: { fields: [], shown: [], withoutCounts: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoy no hay nada pendiente')).toBeVisible();
    await expect(canvas.getByText(/1 campo no tiene capturas contadas en los últimos días/)).toBeVisible();
  },
};

export const NoFarm: Story = {
  args: {
    fields: [],
    shown: [],
    missing: (
      <EmptyState
        title="Todavía no hay nada que vigilar"
        action={
          <LinkButton variant="primary" href="#/start">
            Ir a los primeros pasos
          </LinkButton>
        }
      >
        Con un campo, una temporada y una estación, aquí aparecerá cada día lo que pide atención.
      </EmptyState>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
