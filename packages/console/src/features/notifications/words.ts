import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const notices = (count: number) => counted(count, 'notificación', 'notificaciones');

export const NOTIFICATIONS = room('notifications', {
  title: 'Notificaciones',
  subtitle: (pending: number) =>
    pending === 0
      ? 'Ninguna pendiente · últimos 12 meses'
      : `${counted(pending, 'pendiente', 'pendientes')} · últimos 12 meses`,
  state: 'Estado',
  pending: (count: number) => `Pendientes (${count})`,
  resolved: (count: number) => `Resueltas (${count})`,
  list: { pending: 'Pendientes', resolved: 'Resueltas' },
  kind: 'Tipo',
  allKinds: 'Todos',
  kindChoice: (kind: string, count: number) => `${kind} (${count})`,
  markAll: 'Marcar todas como leídas',
  marked: (count: number) => (count === 1 ? 'Marcada como leída' : `${notices(count)} marcadas como leídas`),
  undo: 'Deshacer',
  notMarked: 'No se pudo guardar la lectura. Inténtelo otra vez.',
  more: (count: number) => `Mostrar ${count} más`,
  nonePending: 'Nada pendiente',
  nonePendingHint: 'Las notificaciones leídas, y aquellas cuya causa ya se resolvió, están en Resueltas.',
  noneResolved: 'Ninguna resuelta todavía',
  noneResolvedHint: 'Las que marque como leídas, o cuya causa desaparezca, pasan a esta lista.',
  ofService: (check: string, sentence: string) => `${check} del servicio. ${sentence}`,
  openService: 'Ver el estado del servicio',
  stale: 'No se pudo actualizar. Se muestra lo último recibido.',
});
