import { counted } from '@vigia/domain/es';
import { room } from '@vigia/ui';

const stations = (count: number) => counted(count, 'estación', 'estaciones');

/** Words of “Editar seleccionadas”. */
export const EDIT_MANY = room('edit-many', {
  action: 'Editar seleccionadas',
  title: (count: number) => `Editar ${stations(count)}`,
  hint: 'Lo que cambie aquí se aplica a todas. Lo demás queda como está en cada una.',
  keep: 'Sin cambios',
  none: { seasonId: 'Sin temporada', cropId: 'Sin hospedero', pestId: 'Sin plaga' },
  addTags: 'Tags que se agregan',
  removeTags: 'Tags que se quitan',
  tagsHelp: 'Varios, separados por punto y coma.',
  nothing: 'Cambie al menos un campo',
  saved: (count: number) => `Estaciones actualizadas: ${count}`,
  undo: 'Deshacer',
  undone: 'Las estaciones quedaron como antes',
  notUndone: (reason: string) => `No se pudo deshacer: ${reason}`,
  changedSince: 'alguien las cambió después',
  retagged: (station: string) =>
    `Otra persona cambió los tags de ${station}: cierre, revise y vuelva a elegir. No se cambió ninguna.`,
  refused: (station: string, message: string) => `${station}: ${message}. No se cambió ninguna.`,
});

export type EditManyWords = (typeof EDIT_MANY)['spanish'];
