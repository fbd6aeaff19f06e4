import { NOTIFICATION_KIND_WORDS, NOTIFICATION_SEVERITY_WORDS } from '@vigia/domain/es';
import { room } from '../../words/room.ts';

/** Words of notifications. */
export const NOTIFICATIONS = room('notification-pieces', {
  kinds: NOTIFICATION_KIND_WORDS,
  severities: NOTIFICATION_SEVERITY_WORDS,
  pending: 'Pendiente',
  markRead: 'Marcar como leída',
  readAt: (date: string) => `Leída el ${date}`,
  open: 'Ver',
  list: 'Notificaciones',
  empty: 'Sin notificaciones',
  emptyHint:
    'En los últimos 12 meses no hubo avisos. Aparecen aquí primeras capturas, controles y cambios por hacer.',
  failed: 'No se pudieron cargar las notificaciones',
  loading: 'Cargando notificaciones',
});

/** Words for the number of pending notifications. */
export const PENDING = room('pending-notifications', {
  pendingCount: (count: number) =>
    count === 1 ? '1 notificación pendiente' : `${count} notificaciones pendientes`,
  nonePending: 'Notificaciones, ninguna pendiente',
});
