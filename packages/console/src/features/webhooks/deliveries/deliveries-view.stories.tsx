import type { Meta, StoryObj } from '@storybook/react-vite';
import { MINUTE_MS } from '@vigia/domain';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inPage } from '../../../testing/in-page.tsx';
import { SECTORS, STATIONS } from '../../../testing/sample-farm.ts';
import { aDelivery, aWebhook, WEBHOOKS_NOW } from '../../../testing/sample-webhooks.ts';
import { DeliveriesView } from './deliveries-view.tsx';
import { deliveryRows } from './delivery-rows.ts';
import { DELIVERIES } from './words.ts';

const REST = { status: null, answer: null } as const;
const ROWS = deliveryRows(
  DELIVERIES.spanish,
  [
    aDelivery({
      ...{ id: 6, kind: 'report', state: 'waiting', tries: 0, triedAt: null, ...REST },
      place: { sectorId: 3, stationId: null, nodeSerial: null },
    }),
    aDelivery({
      ...{ id: 5, kind: 'notice', state: 'waiting', tries: 2, failure: 'timeout', ...REST },
      nextAt: WEBHOOKS_NOW + 2 * MINUTE_MS,
    }),
    aDelivery({
      ...{ id: 4, kind: 'milestone', state: 'aside', tries: 21, failure: 'server-error', status: 502 },
      answer:
        '<html><head><title>502 Bad Gateway</title></head><body>nginx/1.27.0, una respuesta larga que sigue</body></html>',
      place: { sectorId: 99, stationId: null, nodeSerial: null },
    }),
    aDelivery({ id: 3 }),
    aDelivery({
      ...{ id: 2, kind: 'notice', answer: '' },
      place: { sectorId: null, stationId: null, nodeSerial: null },
    }),
    aDelivery({ id: 1, kind: 'test', place: null }),
  ],
  { sectors: SECTORS, stations: STATIONS },
);

const meta = {
  title: 'Consola/Avisos enviados',
  component: DeliveriesView,
  args: {
    webhook: aWebhook({ waiting: 2, aside: 1 }),
    listHref: '#avisos',
    rows: ROWS,
    ...{ state: 'ready', shown: 'all', isResending: false, isLoadingOlder: false },
    ...{ onRetry: fn(), onShow: fn(), onTest: fn(), onPause: fn(), onResendAside: fn() },
    ...{ onOpen: fn(), onResend: fn(), onOlder: fn() },
  },
  decorators: [inPage],
} satisfies Meta<typeof DeliveriesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    for (const name of [
      /Reporte Apalta.*En espera.*Ninguno/,
      /Notificación.*En espera.*Se intenta a las 12:02.*No respondió/,
      /Hito del modelo 99.*Sin entregar.*502 · El programa falló/,
      /Umbral de capturas Apalta 01.*Entregado.*200/,
      /Notificación Todo el cliente/,
    ])
      await expect(canvas.getByRole('row', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reenviar los sin entregar (1)' }));
    await expect(args.onResendAside).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('Entregados'));
    await expect(args.onShow).toHaveBeenCalledWith('delivered');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver anteriores' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(args.onPause).toHaveBeenCalledWith(true);
  },
};
/** A trial is no message to send again. */
export const TrialStays: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Prueba/ }));
    await userEvent.click(row.getByRole('button', { name: /^Acciones/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reenviar' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Reenviar' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  },
};
export const Loading: Story = { args: { state: 'loading', rows: [], onOlder: undefined } };
export const Empty: Story = {
  args: { rows: [], webhook: aWebhook({ deliveredAt: null, state: 'paused' }), onOlder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no se ha enviado ningún aviso')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reanudar' })).toBeVisible();
  },
};
/** Nothing in the chosen state leads back to all. */
export const NoneOfState: Story = {
  args: { rows: [], shown: 'aside', webhook: aWebhook(), onOlder: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todos' }));
    await expect(args.onShow).toHaveBeenCalledWith('all');
  },
};
export const Failed: Story = { args: { state: 'error', rows: [], onOlder: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
