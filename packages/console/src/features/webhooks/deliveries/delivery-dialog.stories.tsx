import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDialog } from '../../../testing/dialog-story.ts';
import { SECTORS, STATIONS } from '../../../testing/sample-farm.ts';
import { aDelivery } from '../../../testing/sample-webhooks.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryRows } from './delivery-rows.ts';
import { DELIVERIES } from './words.ts';

const row = (parts: Parameters<typeof aDelivery>[0]) =>
  deliveryRows(DELIVERIES.spanish, [aDelivery(parts)], { sectors: SECTORS, stations: STATIONS })[0]!;

const meta = {
  title: 'Consola/Avisos enviados/Detalle',
  parameters: { coversPage: true },
  component: DeliveryDialog,
  args: { row: row({}), onResend: fn(), onClose: fn() },
} satisfies Meta<typeof DeliveryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    const page = await inDialog();
    await waitFor(() => expect(page.getByText(/"week_captures": 60/)).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Reenviar' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
/** A body that is no JSON is shown as it is. */
export const Strange: Story = {
  args: {
    row: row({ kind: 'test', body: 'not {json', state: 'aside', failure: 'unreachable', status: null }),
  },
  play: async () => {
    const page = await inDialog();
    await waitFor(() => expect(page.getByText('not {json')).toBeVisible());
    await expect(page.queryByRole('button', { name: 'Reenviar' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
