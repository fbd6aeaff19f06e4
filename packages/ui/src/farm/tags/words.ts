import { room } from '../../words/room.ts';

/** What the editor of tags says. */
export const TAGS = room('tags', {
  add: 'Agregar',
  newTag: 'Nuevo tag',
  internalTag: 'interno',
  markInternal: 'Marcar como interno',
});
