import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** "Por enviar": what this device has still to send. */
export const OUTBOX = room('outbox', {
  title: 'Por enviar',
  close: 'Cerrar',
  empty: 'Todo está enviado',
  emptyHint: 'Los reportes y conteos que haga sin señal esperan aquí hasta que el servidor los tenga.',
  sendAll: 'Enviar todo',
  offline: 'Sin conexión: se enviará solo cuando vuelva la señal.',
  states: {
    waiting: 'Guardado en este teléfono',
    sending: 'Enviando',
    attention: 'Necesita atención',
  },
  counts: (count: number) => `Conteo en terreno, ${counted(count, 'trampa', 'trampas')}`,
  written: (when: string) => `Hecho el ${when}`,
  photos: (count: number) => counted(count, 'foto por enviar', 'fotos por enviar'),
  onlyPhotos: (count: number) =>
    `El reporte ya está en el servidor. ${count === 1 ? 'Falta 1 foto' : `Faltan ${count} fotos`}.`,
  photoRefused: (name: string, reason: string) => `${name}: ${reason}`,
  takenBefore:
    'El servidor ya tiene este reporte con los datos anteriores. Revíselo en Reportes antes de decidir.',
  retry: 'Reintentar',
  edit: 'Editar',
  discard: 'Descartar',
  discardPhotos: 'Terminar sin esas fotos',
  discarded: 'Se descartó',
  undo: 'Deshacer',
  notRestored: 'No se pudo devolverlo: a este equipo le falta espacio.',
  save: 'Guardar en archivo',
  saveHint: 'Última salida: un archivo con todo lo escrito y sus fotos.',
  fileName: (day: string) => `vigia-por-enviar-${day}.json`,
});

export type OutboxWords = (typeof OUTBOX)['spanish'];
