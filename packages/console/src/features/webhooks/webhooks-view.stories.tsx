import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOUR_MS } from '@vigia/domain';
import { WEBHOOK_KINDS } from '@vigia/domain/events';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inPage } from '../../testing/in-page.tsx';
import { SECTORS } from '../../testing/sample-farm.ts';
import { aWebhook, WEBHOOKS_NOW } from '../../testing/sample-webhooks.ts';
import { webhookRows } from './webhook-rows.ts';
import { WebhooksView } from './webhooks-view.tsx';
import { WEBHOOKS } from './words.ts';

const ROWS = webhookRows(
  WEBHOOKS.spanish,
  [
    aWebhook({ oldSecretUntil: WEBHOOKS_NOW + HOUR_MS }),
    aWebhook({
      ...{ id: 2, name: 'Mensajes al teléfono', url: 'https://mensajes.example/entrada?grupo=vid' },
      ...{ failure: 'timeout', failedAt: WEBHOOKS_NOW - HOUR_MS, waiting: 12, aside: 3 },
      kinds: WEBHOOK_KINDS,
    }),
    aWebhook({ id: 3, name: 'Planilla de riego', state: 'paused', waiting: 1, sectorIds: [3, 99] }),
    aWebhook({ id: 4, name: 'Sistema de la bodega', deliveredAt: null }),
    aWebhook({ id: 5, name: 'Tablero del packing', aside: 1 }),
  ],
  { sectors: SECTORS },
  WEBHOOKS_NOW,
);

const meta = {
  title: 'Consola/Avisos a programas',
  component: WebhooksView,
  args: {
    clientName: 'Viña Los Aromos',
    rows: ROWS,
    state: 'ready',
    onRetry: fn(),
    onCreate: fn(),
    doings: {
      hrefOf: ({ webhook }) => `#${webhook.id}`,
      ...{ onTest: fn(), onEdit: fn(), onPause: fn(), onRotate: fn(), onRemove: fn() },
    },
  },
  decorators: [inPage],
} satisfies Meta<typeof WebhooksView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    for (const name of [
      /ERP.*Al día.*secreto anterior firma hasta/,
      /Mensajes.*Con fallas.*No respondió en 10 segundos.*12 avisos en espera.*3 avisos sin entregar/,
      /Planilla de riego.*En pausa.*1 aviso en espera.*Apalta, Campo 99/,
      /bodega.*Sin avisos aún.*Ninguna todavía/,
      /packing.*Quedan sin entregar/,
    ])
      await expect(canvas.getByRole('row', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nuevo aviso' }));
    await expect(args.onCreate).toHaveBeenCalled();
  },
};
/** One that rests is offered to go on. */
export const Resumed: Story = {
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /Planilla de riego/ }));
    await userEvent.click(row.getByRole('button', { name: /Acciones/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reanudar' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reanudar' }));
    await expect(args.doings.onPause).toHaveBeenCalledWith(ROWS[2], false);
  },
};
export const Loading: Story = { args: { state: 'loading', rows: [] } };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) =>
    await expect(canvas.getByText('Todavía no hay avisos a programas')).toBeVisible(),
};
export const Failed: Story = {
  args: { state: 'error', rows: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
