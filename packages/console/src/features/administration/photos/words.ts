import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const photos = (count: number) => counted(count, 'foto', 'fotos');

export const PHOTO_IMPORT = room('photo-import', {
  action: 'Importar fotos',
  title: (station: string) => `Importar fotos de ${station}`,
  hint: 'Fotos de la trampa en JPEG, PNG o WebP, de hasta 12 MB. La fecha se lee del nombre del archivo o de la cámara; nada se guarda hasta que presione Importar.',
  field: 'Fotos de la trampa',
  chosen: 'Fotos elegidas',
  waiting: 'En espera',
  checking: 'Revisando',
  sending: 'Subiendo',
  ready: 'Lista para importar',
  stored: 'Guardada',
  known: 'Ya estaba guardada',
  knownSince: (when: string) => `Ya estaba guardada, con fecha ${when}`,
  elsewhere: (station: string, when: string) => `Ya está guardada en ${station}, con fecha ${when}`,
  corrected: 'Corregida',
  toDate: (when: string) => `Corregir: es del ${when}`,
  moveHere: 'Mover a esta estación',
  repeated: (name: string) => `Es la misma foto que ${name}`,
  sameTime: 'La estación ya tiene otra foto de esa hora: se guardan las dos.',
  noDate: 'No se sabe cuándo se tomó: indique la fecha y la hora.',
  badDate: 'Indique una fecha y una hora que ya hayan pasado.',
  notChecked: (reason: string) => `No se pudo revisar: ${reason}`,
  notStored: (reason: string) => `No se guardó: ${reason}`,
  changeDate: 'Cambiar fecha',
  changeDateOf: (name: string) => `Cambiar fecha de ${name}`,
  date: 'Fecha',
  time: 'Hora',
  timeHint: 'HH:MM',
  remove: (name: string) => `Quitar ${name}`,
  progress: (done: number, total: number) => `Subiendo fotos: ${done} de ${total}`,
  checkingAll: (done: number, total: number) => `Revisando fotos: ${done} de ${total}`,
  import: (count: number) => (count === 0 ? 'Importar' : `Importar ${photos(count)}`),
  stop: 'Detener',
  close: 'Cerrar',
  stopped: 'Se detuvo: lo que faltaba no se subió.',
  summary: (stored: number, known: number, corrected: number, failed: number) =>
    [
      `${photos(stored)} ${stored === 1 ? 'guardada' : 'guardadas'}`,
      known > 0 && `${photos(known)} que ya ${known === 1 ? 'estaba' : 'estaban'}`,
      corrected > 0 && `${photos(corrected)} ${corrected === 1 ? 'corregida' : 'corregidas'}`,
      failed > 0 && `${photos(failed)} sin guardar`,
    ]
      .filter(Boolean)
      .join(', '),
});

export type PhotoImportWords = (typeof PHOTO_IMPORT)['spanish'];
