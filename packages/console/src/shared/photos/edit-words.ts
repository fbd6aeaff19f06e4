import { DELETED_PHOTO_DAYS, MOST_EDITED_PHOTOS } from '@vigia/domain/captures';
import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const photos = (count: number) => counted(count, 'foto', 'fotos');
/** `la foto del …` for one photo, `3 fotos` for several. */
const those = (count: number, when: string) => (count === 1 ? `la foto del ${when}` : photos(count));

/** Words for changing dates and stations of photos, deleting and restoring them. */
export const PHOTO_EDITS = room('photo-edits', {
  manage: 'Administrar fotos',
  title: (place: string) => `Fotos de ${place}`,
  hint: 'Elija una o varias fotos para cambiar su fecha, moverlas a otra estación o eliminarlas. Los conteos y los gráficos de capturas se ajustan solos.',
  list: 'Fotos',
  lists: { kept: 'Guardadas', deleted: 'Eliminadas' },
  badSpan: 'Elija un período de hasta 400 días.',
  kept: 'Fotos guardadas',
  deleted: 'Fotos eliminadas',
  deletedHint: `Una foto eliminada se conserva ${DELETED_PHOTO_DAYS} días; después se borra para siempre.`,
  noneDeleted: 'No hay fotos eliminadas',
  noneKept: 'No hay fotos en este período',
  noneKeptHint: 'Elija otras fechas: una foto con la fecha equivocada puede estar en otro año.',
  all: 'Elegir todas',
  none: 'Ninguna',
  picked: (count: number) =>
    count === 0 ? 'Ninguna foto elegida' : counted(count, 'foto elegida', 'fotos elegidas'),
  tooMany: `Elija hasta ${MOST_EDITED_PHOTOS} fotos a la vez.`,
  span: 'Período',
  showMore: (count: number) => `Ver ${photos(count)} más`,
  actions: 'Qué hacer con las fotos elegidas',
  date: 'Cambiar fecha',
  station: 'Mover a otra estación',
  delete: 'Eliminar',
  restore: 'Restaurar',
  close: 'Cerrar',
  undo: 'Deshacer',
  undone: 'Se deshizo el cambio',
  failed: (reason: string) => `No se cambiaron las fotos: ${reason}`,
  dateTitle: (count: number, when: string) => `Cambiar la fecha de ${those(count, when)}`,
  dateHint: 'Indique cuándo se tomó la más antigua. Las demás se mueven lo mismo.',
  day: 'Fecha',
  time: 'Hora',
  timeHint: 'HH:MM',
  badTime: 'Indique una hora entre 00:00 y 23:59',
  skippedHour: 'Una de las fotos caería en la hora que se salta por el cambio de horario',
  fromTo: (from: string, to: string) => `La del ${from} pasa al ${to}`,
  more: (count: number) => `y ${photos(count)} más`,
  preview: 'Fechas nuevas',
  dated: (count: number) =>
    count === 1 ? 'Se cambió la fecha de la foto' : `Se cambió la fecha de ${photos(count)}`,
  stationTitle: (count: number, when: string) => `Mover ${those(count, when)}`,
  stationHint: (count: number) =>
    `${count === 1 ? 'El conteo de la foto y sus capturas' : 'Los conteos de las fotos y sus capturas'} pasan a la otra estación.`,
  stationField: 'Estación',
  moved: (count: number, name: string) => `${photos(count)} en ${name}`,
  deleteTitle: (count: number, when: string) => `¿Eliminar ${those(count, when)}?`,
  deleteNote: (count: number) =>
    `${count === 1 ? 'Su conteo sale' : 'Sus conteos salen'} de las capturas y de los gráficos. Se ${count === 1 ? 'puede' : 'pueden'} restaurar durante ${DELETED_PHOTO_DAYS} días, en Administrar fotos.`,
  wasDeleted: (count: number) => (count === 1 ? 'Foto eliminada' : `${photos(count)} eliminadas`),
  wasRestored: (count: number) => (count === 1 ? 'Foto restaurada' : `${photos(count)} restauradas`),
});

export type PhotoEditWords = (typeof PHOTO_EDITS)['spanish'];
