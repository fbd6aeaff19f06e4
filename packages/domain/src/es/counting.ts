import type { CountingActKind } from '../counting/counting.ts';
import type { ImageType } from '../counting/images.ts';

/** What the counting tool calls its screen and says after saving, as the specification words it. */
export const COUNTING_WORDS = {
  title: 'Conteo Plagas',
  saved: 'Uploaded Count Successfully',
  saveFailed: 'Error while Uploading Count',
  cleared: 'Cleared Circles Successfully',
} as const;

/** Names of the acts, beside "Deshacer" and "Rehacer". */
export const COUNTING_ACT_WORDS: Readonly<Record<CountingActKind, string>> = {
  add: 'Agregar círculo',
  remove: 'Quitar círculo',
  toggle: 'Agregar o quitar círculo',
  shift: 'Mover conteo anterior',
  accept: 'Aceptar sugerencias',
  clear: 'Borrar todos los círculos',
};

export const IMAGE_TYPE_WORDS: Readonly<Record<ImageType, string>> = {
  bug: 'Trampa',
  plant: 'Planta',
  device_install: 'Instalación y reemplazo dispositivo',
};
