import { room } from '../../words/room.ts';

/** Words of the tag editor. */
export const TAGS = room('tags', {
  add: 'Agregar',
  newTag: 'Nuevo tag',
  internalTag: 'interno',
  markInternal: 'Marcar como interno',
});
