import type { Meta, StoryObj } from '@storybook/react-vite';
import { isoDate } from '@vigia/domain';
import type { NotificationNames } from '@vigia/domain/es';
import { pendingCounts } from '@vigia/domain/events';
import type { Notification, NotificationKind } from '@vigia/domain/farm';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Card } from '../../controls/card/card.tsx';
import { NotificationItem } from './notification-item.tsx';
import { type ListedNotification, NotificationList } from './notification-list.tsx';
import { PendingBadge } from './pending-badge.tsx';

const SENT = Date.UTC(2026, 10, 21, 11, 30);
const DAY = 86_400_000;
const NAMES: NotificationNames = { sector: 'Los Aromos Norte', station: 'N-05', pest: 'Lobesia botrana' };
const NOBODY: NotificationNames = { sector: null, station: null, pest: null };

function sent(id: number, kind: NotificationKind, daysAgo: number, read = false): Notification {
  const sentAt = SENT - daysAgo * DAY;
  return {
    id,
    userId: 7,
    kind,
    channel: 'web',
    sentAt,
    readAt: read ? sentAt + 3 * 3_600_000 : null,
    subject: {
      sectorId: 2,
      stationId: 5,
      nodeSerial: '2M-00231',
      pestId: 1,
      on: isoDate('2026-11-20'),
      index: 70,
    },
  };
}

const ITEMS: readonly ListedNotification[] = [
  { notification: sent(1, 'lure', 6, true), names: NAMES, href: '#station/5' },
  { notification: sent(2, 'first_capture', 0), names: NAMES, href: '#sector/2' },
  { notification: sent(3, 'oidio', 1), names: NAMES, href: '#sector/2' },
  { notification: sent(4, 'pesticide_recommendation', 2, true), names: NAMES },
  { notification: sent(5, 'station_maintenance', 3), names: NOBODY },
  { notification: sent(6, 'paper', 9, true), names: NAMES },
];

const ALERT = {
  kind: 'captures',
  ...{ ruleId: 7, captures: 5, days: 7, found: 8 },
  ...{ stage: null, risk: null, hours: null },
} as const;
const OF_A_RULE: Notification = {
  ...sent(7, 'alert', 0),
  subject: { ...sent(7, 'alert', 0).subject, index: null, alert: ALERT },
};

interface InboxProps {
  readonly items?: readonly ListedNotification[];
  readonly state?: 'loading' | 'error' | 'ready';
}

function Inbox({ items = ITEMS, state = 'ready' }: InboxProps) {
  const [read, setRead] = useState<readonly number[]>([]);
  const shown = items.map((item) =>
    read.includes(item.notification.id)
      ? { ...item, notification: { ...item.notification, readAt: SENT + 600_000 } }
      : item,
  );
  const pending = pendingCounts(shown.map(({ notification }) => notification)).total;
  return (
    <Card title="Notificaciones" actions={<PendingBadge count={pending} href="#notifications" />}>
      <NotificationList
        items={shown}
        state={state}
        onRead={(id) => setRead([...read, id])}
        onRetry={() => {}}
      />
    </Card>
  );
}

const meta = {
  id: 'dominio-notificationlist',
  title: 'Dominio/Lista de notificaciones · NotificationList',
  component: Inbox,
  subcomponents: { NotificationList, PendingBadge },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Los avisos del campo, el día más nuevo primero y lo urgente antes que lo demás: qué pasó, dónde, desde cuándo y ' +
          'qué hacer. Urgente, por revisar o por programar se lee en forma, color y palabra; lo leído queda en gris. ' +
          'Uno sin leer dice Pendiente solo donde hay también leídos; `PendingBadge` dice cuántos hay y lleva a ellos. ' +
          'Las frases son de dominio y quedan completas aunque falten nombres. Lo que acaba de hacer la persona se cuenta con el snackbar, no aquí.',
      },
    },
  },
} satisfies Meta<typeof Inbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const articles = within(canvas.getByRole('list', { name: 'Notificaciones' })).getAllByRole('article');
    await expect(articles[0]).toHaveTextContent(
      'Primera capturaPor revisarPendientePrimera captura de Lobesia botrana en Los Aromos Norte el 20 nov 2026.21 nov 2026, 08:30:00',
    );
    await expect(articles.at(-1)).toHaveTextContent(/Cambio de papel.*Leída el 12 nov 2026, 11:30:00/);
    await expect(canvas.getByRole('link', { name: '3 notificaciones pendientes' })).toBeVisible();
    await userEvent.click(within(articles[0]!).getByRole('button', { name: 'Marcar como leída' }));
    await expect(canvas.getByRole('link', { name: '2 notificaciones pendientes' })).toBeVisible();
    await expect(within(articles[0]!).queryByRole('button')).toBeNull();
  },
};

/**
 * All of one day: urgent ones come before those that can be planned. As all are pending, none is marked as
 * pending.
 */
export const OneDay: Story = {
  args: {
    items: (['paper', 'oidio', 'lure', 'station_maintenance'] as const).map((kind, at) => ({
      notification: sent(20 + at, kind, 0),
      names: NAMES,
    })),
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'OídioUrgente',
      'Mantención de estaciónPor revisar',
      'Cambio de feromonaPor programar',
      'Cambio de papelPor programar',
    ]);
    await expect(canvas.queryByText('Pendiente')).toBeNull();
  },
};

/** A single notification, for a page that shows the newest. */
export const One: Story = {
  render: () => <NotificationItem notification={sent(9, 'oidio', 0)} names={NAMES} href="#sector/2" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '#sector/2');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando notificaciones');
  },
};

export const Failed: Story = { args: { state: 'error' } };

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin notificaciones')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Notificaciones, ninguna pendiente' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    items: [
      {
        notification: sent(8, 'lure', 0),
        names: { ...NAMES, sector: 'Fundo Los Aromos del Valle '.repeat(12).slice(0, 300) },
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
/** The notifications of a season. */
export const Dense: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, at) => ({
      notification: sent(at + 1, at % 2 === 0 ? 'oidio' : 'lure', at, at > 4),
      names: NAMES,
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { parameters: { theme: 'dark' } };
export const Sol: Story = { parameters: { theme: 'sol' } };
/** Of a client's own rule: what it found, and the rule as it was. */
export const OfARule: Story = {
  args: { items: [{ notification: OF_A_RULE, names: NAMES, href: '#station/5' }] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/8 capturas en 7 días al 20 nov 2026\. Su regla: 5 o más capturas en 7 días\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('Urgente')).toBeVisible();
  },
};
