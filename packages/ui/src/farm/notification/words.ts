/** Spanish of the notification pieces that the domain has no code for. */
export const NOTIFICATION_WORDS = {
  pending: 'Pendiente',
  markRead: 'Marcar como leída',
  readAt: (date: string) => `Leída el ${date}`,
  open: 'Ver',
  list: 'Notificaciones',
  pendingCount: (count: number) =>
    count === 1 ? '1 notificación pendiente' : `${count} notificaciones pendientes`,
  nonePending: 'Notificaciones, ninguna pendiente',
  empty: 'Sin notificaciones',
  emptyHint:
    'En los últimos 12 meses no hubo avisos. Aparecen aquí primeras capturas, controles y cambios por hacer.',
  failed: 'No se pudieron cargar las notificaciones',
  loading: 'Cargando notificaciones',
} as const;
