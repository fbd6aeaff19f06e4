import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const images = (count: number) => counted(count, 'imagen', 'imágenes');

/** Words of the dialog that are no codes of the domain. */
export const EVENT = room('report', {
  opening: 'Abriendo el reporte',
  countTraps: 'Conteo en terreno: contar trampas',
  choicesFailed: 'No se pudieron cargar las opciones de este cliente',
  choicesKept: 'Lo escrito sigue aquí.',
  poolFailed: 'No se pudieron cargar los dispositivos compartidos.',
  deviceWaits: (serial: string, kind: string, place: string) =>
    `${serial} ya va en un reporte que espera en este teléfono (${[kind, place].filter(Boolean).join(', ')}). Elija otro, o cambie ese reporte en «Por enviar».`,
  stationWaits: (station: string, serial: string) =>
    `En ${station} ya se instala ${serial}, en un reporte que espera en este teléfono. Elija otra estación, o cambie ese reporte en «Por enviar».`,
  handoverMissing: 'Confirme que el dispositivo cambia de cliente',
  confirmHandover: (client: string) => `Sí, pasa a ${client}`,
  found: (when: string) => `Borrador guardado en este equipo, del ${when}.`,
  restart: 'Empezar de nuevo',
  restarted: 'Se quitó el borrador',
  undo: 'Deshacer',
  noLocation: 'El dispositivo no dio su ubicación. Escriba las coordenadas.',
  forbiddenTitle: 'Su cuenta no puede enviar reportes',
  forbiddenHint: 'Solo tiene permiso de lectura. Pida acceso a quien administra su empresa.',

  offline:
    'No hay conexión con el servidor. Lo escrito sigue aquí: presione Guardar cuando vuelva la señal; no se enviará dos veces.',
  serverFailed:
    'El servidor no pudo responder. Lo escrito sigue aquí: presione Guardar de nuevo; no se enviará dos veces.',
  cancelled: 'Se dejó de esperar la respuesta. Si presiona Guardar de nuevo, no se enviará dos veces.',
  sessionOver: 'Su sesión terminó. Ingrese de nuevo: el reporte queda guardado en este equipo.',
  forbidden: 'No tiene permiso para enviar este reporte.',
  gone: 'La estación, el campo o la temporada ya no existe. Elija de nuevo.',
  busy: 'Hay demasiados envíos en este momento. Espere un minuto y presione Guardar de nuevo.',
  failedOffline: 'Error creando reporte: no hay conexión a internet. Lo escrito sigue aquí.',
  seeFields: 'Revise los campos marcados.',
  takenBefore:
    'Este reporte ya había llegado al servidor con los datos anteriores, antes de editarlo: revíselo en Reportes. Si lo que escribió ahora es otro reporte, indíquelo y presione Guardar.',
  isAnother: 'Es otro reporte',
  discard: 'Descartar lo escrito',

  queued: 'Guardado en este teléfono',
  queuedHint:
    'Se enviará solo cuando vuelva la señal, una sola vez. Puede verlo, editarlo o enviarlo en «Por enviar».',
  tooLate:
    'Se intentó enviar hace más de 25 días y no se sabe si llegó. Revise en Reportes; si no está, edítelo y guárdelo como otro reporte.',

  unreadable: (names: readonly string[]) =>
    `${names.join(', ')}: no se puede leer como foto. Tome otra, o use JPEG, PNG o WebP.`,
  sendingPhoto: (at: number, of: number) => `Enviando imagen ${at} de ${of}`,
  photosLeft: (count: number) =>
    `El reporte ya se envió. ${count === 1 ? 'Falta' : 'Faltan'} ${images(count)}: envíelas de nuevo, cámbielas o termine sin ellas.`,
  noPhotosLeft: 'El reporte ya se envió. No quedan imágenes por enviar.',
  photosFailed: (count: number) =>
    `El reporte se envió, pero ${count === 1 ? 'faltó' : 'faltaron'} ${images(count)}.`,
  sendPhotos: 'Enviar imágenes',
  finish: 'Terminar sin imágenes',
  photos: 'Imágenes por enviar',

  seeLogs: 'Ver en Reportes',
  another: 'Hacer otro reporte',
});

export type EventWords = (typeof EVENT)['spanish'];
