import type { IsoDate } from '@vigia/domain';
import { counted, formatDay } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const traps = (count: number) => counted(count, 'trampa', 'trampas');

/** Words of the dialog «Conteo en terreno». */
export const COUNTS = room('trap-counts', {
  title: 'Conteo en terreno',
  opening: 'Buscando los conteos anteriores',
  date: 'Fecha',
  sector: 'Campo',
  chosen: (count: number) => (count === 1 ? 'La trampa elegida' : `Las ${count} trampas elegidas`),
  pest: 'Plaga',
  ownPest: 'La de cada trampa',
  withCameras: 'Mostrar también trampas con cámara',
  list: 'Trampas',
  rule: (pest: string | null) =>
    `${pest === null ? 'Insectos' : `Insectos de ${pest}`} desde el conteo anterior. 0 si no había; vacía si no la contó.`,
  chooseSector: 'Elija el campo para ver sus trampas',
  noTraps: 'Este campo no tiene trampas que contar a mano',
  noTrapsHint:
    'Aquí están las estaciones sin dispositivo que tienen una plaga, y las que ya se contaron a mano.',
  noSectors: 'Todavía no hay campos con trampas',
  noSectorsHint: 'Primero cree un campo y una estación en Administración.',
  withoutPest: (count: number) =>
    `${counted(count, 'estación no tiene', 'estaciones no tienen')} plaga: elija una aquí para ${count === 1 ? 'contarla' : 'contarlas'}.`,
  pastFailed: 'No se pudieron cargar los conteos anteriores. Puede contar igual.',
  first: 'Sin conteos anteriores',
  last: (found: string, date: IsoDate) => `Última vez ${found}, el ${formatDay(date)}`,
  ofDay: (found: string) => `Ya tiene ${found} ese día: otro número lo corrige`,
  unusual: (found: string | null) =>
    found === null
      ? 'Es un número muy alto para un primer conteo'
      : `Es mucho más que la última vez: ${found}`,
  note: 'Nota',
  noteOf: (trap: string) => `Nota de ${trap}`,
  photoOf: (trap: string) => `Foto de ${trap}`,
  unreadable: 'Este navegador no puede abrirla como foto. Tome otra, o envíela igual.',
  numberForPhoto: 'Escriba el número: la foto va con su conteo',
  badDate: 'Elija una fecha, hoy o anterior',

  found: (when: string) => `Conteos sin enviar guardados en este equipo, del ${when}.`,
  restart: 'Empezar de nuevo',
  restarted: 'Se quitaron los conteos sin enviar',
  undo: 'Deshacer',
  elsewhere: (count: number) =>
    count === 1 ? 'Incluye 1 de otro campo o plaga.' : `Incluye ${count} de otros campos o plagas.`,
  send: (count: number) => (count === 0 ? 'Enviar' : `Enviar ${counted(count, 'conteo', 'conteos')}`),
  cancel: 'Cerrar',
  nothing: 'Escriba al menos un número',
  wrong: 'Revise las trampas marcadas',

  askTitle: '¿Están bien estos números?',
  askHint: 'Son mucho más altos que los anteriores o de lo usual.',
  asked: (trap: string, found: string, last: string | null) =>
    `${trap}: ${found}${last === null ? '' : ` (la última vez ${last})`}`,
  correct: 'Corregir',
  sendAsked: 'Sí, enviar',

  queued: 'Guardado en este teléfono',
  queuedHint:
    'Se enviará solo cuando vuelva la señal, una sola vez. Puede verlo, editarlo o enviarlo en «Por enviar».',
  sent: (count: number) => `${counted(count, 'conteo guardado', 'conteos guardados')}`,
  sums: (sum: string, pest: string, count: number) => `${pest}: ${sum} en ${traps(count)}`,
  same: (count: number) =>
    count === 1 ? '1 ya estaba guardado con ese número.' : `${count} ya estaban guardados con ese número.`,
  changed: (count: number) =>
    count === 1 ? '1 corrigió un número anterior.' : `${count} corrigieron un número anterior.`,
  photosFollow: (count: number) =>
    count === 1
      ? 'Su foto se envía aparte; hasta que llegue está en «Por enviar».'
      : `Sus ${count} fotos se envían aparte; hasta que lleguen están en «Por enviar».`,
  photosLost: (count: number) =>
    count === 1
      ? 'Una foto no se pudo enviar, y a este equipo le falta espacio para guardarla.'
      : `${count} fotos no se pudieron enviar, y a este equipo le falta espacio para guardarlas.`,
  seeChart: 'Ver en el gráfico',
  another: 'Contar más trampas',
  undone: 'Se deshizo el conteo',
  undoFailed: 'No se pudo deshacer',

  offline:
    'No hay conexión con el servidor. Los conteos siguen en este equipo: presione Enviar cuando vuelva la señal; no se guardarán dos veces.',
  serverFailed: 'El servidor no pudo responder. Los conteos siguen aquí: presione Enviar de nuevo.',
  sessionOver: 'Su sesión terminó. Ingrese de nuevo: los conteos quedan guardados en este equipo.',
  forbidden: 'No tiene permiso para informar conteos en alguna de estas trampas.',
  busy: 'Hay demasiados envíos en este momento. Espere un minuto y presione Enviar de nuevo.',
  refused: 'No se guardó ningún conteo. Revise las trampas marcadas.',
  forbiddenTitle: 'Su cuenta no puede informar conteos',
  forbiddenHint: 'Solo tiene permiso de lectura. Pida acceso a quien administra su empresa.',
});

export type CountWords = (typeof COUNTS)['spanish'];
