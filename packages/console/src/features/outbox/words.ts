import { counted, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** "Por enviar": what this device has still to send. */
export const OUTBOX = room('outbox', {
  title: 'Por enviar',
  close: 'Cerrar',
  empty: 'Todo está enviado',
  emptyHint:
    'Lo que haga sin señal (reportes, conteos, tags, lecturas y comentarios) espera aquí hasta que el servidor lo tenga.',
  sendAll: 'Enviar todo',
  offline: 'Sin conexión: se enviará solo cuando vuelva la señal.',
  states: {
    waiting: 'Guardado en este teléfono',
    sending: 'Enviando',
    attention: 'Necesita atención',
  },
  sendingPhoto: (at: number, of: number, percent: number) =>
    `Enviando: foto ${at} de ${of}${percent > 0 ? `, ${percent} %` : ''}`,
  counts: (count: number) => `Conteo en terreno, ${counted(count, 'trampa', 'trampas')}`,
  correction: (date: string) => `Corrección del conteo del ${date}`,
  corrected: (before: number | null, now: number | null) =>
    now === null
      ? 'Quitar el conteo'
      : `${counted(now, 'insecto', 'insectos')}${before === null ? '' : ` (antes ${formatNumber(before, 0)})`}`,
  photoCount: (insects: number) => `Conteo de una foto, ${counted(insects, 'insecto', 'insectos')}`,
  tags: 'Tags de la estación',
  noTags: 'Sin tags',
  computed: 'texto calculado',
  phenology: (text: string) => `Fenología: ${text}`,
  captures: (text: string) => `Capturas: ${text}`,
  comment: 'Comentarios de los informes',
  notices: (count: number, read: boolean) =>
    count === 1
      ? `Notificación ${read ? 'leída' : 'no leída'}`
      : `${count} notificaciones ${read ? 'leídas' : 'no leídas'}`,
  changed: {
    'photo-count':
      'Otra persona contó esta foto mientras tanto. Ábrala y guárdela: podrá elegir qué conteo queda.',
    correction:
      'Otra persona cambió este conteo mientras tanto. Ábralo y guárdelo: verá el número que hay ahora.',
    tags: 'Otra persona cambió los tags de esta estación mientras tanto. Ábralos y guárdelos: verá los de ambos.',
    comment: 'Otra persona cambió estos comentarios mientras tanto. Ábralos y guárdelos: verá los de ambos.',
    notices: 'El servidor no aceptó esta lectura.',
  },
  refused: (reason: string) => `El servidor no lo aceptó: ${reason}.`,
  tooLate: 'Se intentó enviar hace más de 25 días y no se sabe si llegó. Reintente, o descártelo.',
  open: 'Abrir',
  written: (when: string) => `Hecho el ${when}`,
  photos: (count: number) => counted(count, 'foto por enviar', 'fotos por enviar'),
  onlyPhotos: (count: number, areOfCounts: boolean) =>
    `${areOfCounts ? 'El conteo' : 'El reporte'} ya está en el servidor. ${count === 1 ? 'Falta 1 foto' : `Faltan ${count} fotos`}.`,
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
  fileName: (day: string) => `vigia-por-enviar-${day}.json`,
});

export type OutboxWords = (typeof OUTBOX)['spanish'];
