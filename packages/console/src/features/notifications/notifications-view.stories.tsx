import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageLink } from '@vigia/domain/farm';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { UnsentMark } from '../../shared/outbox/unsent-mark.tsx';
import { NOTICES } from '../../testing/sample-events.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { kindCounts, noticeRows } from './notice-rows.ts';
import { NotificationsView } from './notifications-view.tsx';
import { ServiceNotices } from './service-notices.tsx';

const links = {
  href: ({ path }: PageLink) => `#${path}`,
  opensSectors: true,
  busy: new Set<number>(),
  thresholds: [],
};
const listed = (state: 'pending' | 'resolved') => noticeRows(CONTEXT, NOTICES, { state, kind: null }, links);

const meta = {
  title: 'Consola/Notificaciones',
  component: NotificationsView,
  args: {
    items: listed('pending'),
    counts: { pending: 4, resolved: 2 },
    state: 'pending',
    onState: fn(),
    kind: null,
    kinds: kindCounts(NOTICES, 'pending'),
    onKind: fn(),
    load: 'ready',
    isStale: false,
    onRetry: fn(),
    onRead: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', flexDirection: 'column', gap: 16, padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof NotificationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4 pendientes · últimos 12 meses')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Marcar como leída' })[0]!);
    await expect(args.onRead).toHaveBeenCalledWith([71]);
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar todas como leídas' }));
    await expect(args.onRead).toHaveBeenCalledWith([71, 74, 73, 76]);
    await userEvent.click(canvas.getByRole('button', { name: /Tipo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oídio (1)' }));
    await expect(args.onKind).toHaveBeenCalledWith('oidio');
    await userEvent.click(canvas.getByText('Resueltas (2)'));
    await expect(args.onState).toHaveBeenCalledWith('resolved');
  },
};
export const Resolved: Story = {
  args: { state: 'resolved', items: listed('resolved'), kinds: kindCounts(NOTICES, 'resolved') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Marcar/ })).toBeNull();
  },
};
export const NonePending: Story = { args: { items: [], kinds: [], counts: { pending: 0, resolved: 2 } } };
export const Empty: Story = { args: { items: [], kinds: [], counts: { pending: 0, resolved: 0 } } };
export const Loading: Story = { args: { load: 'loading', items: [] } };
export const Failed: Story = {
  args: { load: 'error', items: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = { args: { isStale: true } };
export const OfService: Story = {
  args: {
    service: (
      <ServiceNotices
        href="#/admin/service"
        findings={[
          {
            check: 'disk',
            state: 'failure',
            sentence: 'El disco está casi lleno (0,8 GB): pronto no se podrá guardar nada.',
            advice: null,
            figures: [],
            faults: [],
            checkedAt: 0,
            since: 0,
          },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Disco del servicio\. El disco está casi lleno/,
    );
    await expect(canvas.getByRole('link', { name: 'Ver el estado del servicio' })).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
/** Marked without a line: it stands where it was put, and waits. */
export const Unsent: Story = {
  args: {
    state: 'resolved',
    items: listed('resolved').map((item) => ({ ...item, mark: <UnsentMark unsent="waiting" /> })),
    kinds: kindCounts(NOTICES, 'resolved'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Por enviar')[0]).toBeVisible();
  },
};
