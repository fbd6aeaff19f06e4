import type { IsoDate } from '@vigia/domain';
import { counted, formatDate, formatDateTime, formatNumber } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words of the list of field counts of a station. */
export const STATION_COUNTS = room('station-counts', {
  title: 'Conteos en terreno',
  hint: 'Insectos que una persona encontró y sacó de la trampa. En el gráfico llevan una cruz.',
  notSummedHint:
    'Un conteo «no suma» cuando una foto de los días anteriores pudo mostrar los mismos insectos: así ninguno se cuenta dos veces.',
  count: 'Anotar un conteo',
  table: 'Conteos en terreno de esta estación',
  columns: {
    date: 'Fecha',
    pest: 'Plaga',
    found: 'Insectos',
    summed: 'En la curva',
    author: 'Anotado por',
    enteredAt: 'Anotado el',
    earlier: 'Antes decía',
    note: 'Nota',
    photos: 'Fotos',
    file: 'Archivo',
  },
  insects: (count: number) => counted(count, 'insecto', 'insectos'),
  summed: 'Suma',
  notSummed: 'No suma',
  earlierNumber: (found: number, author: string | null, at: number) =>
    `${formatNumber(found, 0)} (${author ?? 'autor desconocido'}, ${formatDateTime(at)})`,
  openPhoto: (at: number, date: IsoDate) => `Abrir la foto ${at} del conteo del ${formatDate(date)}`,
  correct: 'Corregir',
  remove: 'Quitar',
  empty: 'Esta trampa todavía no tiene conteos',
  emptyHint: 'Anote lo que encontró en la última visita, o importe un archivo en Administración.',

  correctTitle: (date: IsoDate) => `Corregir el conteo del ${formatDate(date)}`,
  number: 'Insectos',
  wrong: 'Escriba un número entero de 0 a 100.000',
  traceHint: 'El número anterior queda a la vista, con quién lo anotó.',
  corrected: 'Conteo corregido',
  nowThere: (found: number) =>
    `Otra persona lo cambió: ahora dice ${counted(found, 'insecto', 'insectos')}. Si guarda, queda su número.`,
  becomes: (found: number | null) =>
    found === null ? 'se quita' : `pasa a ${counted(found, 'insecto', 'insectos')}`,
  gone: 'Ese conteo ya no está: otra persona lo quitó. Puede anotarlo de nuevo.',
  removed: (date: IsoDate) => `Se quitó el conteo del ${formatDate(date)}`,
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  failed: (reason: string) => `No se pudo cambiar el conteo: ${reason}`,
});

export type StationCountWords = (typeof STATION_COUNTS)['spanish'];
