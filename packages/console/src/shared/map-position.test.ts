import { expect, it } from 'vitest';
import { mapPosition } from './map-position.ts';
import { COMMON } from './words.ts';

it('a station without a position has a note that it is not really near Santiago', () => {
  const position = { latitude: -34.1, longitude: -71.1 };
  expect(mapPosition(COMMON.spanish, { id: 7, position })).toEqual(position);
  expect(mapPosition(COMMON.spanish, { id: 7, position: null }).positionNote).toBe(
    'Sin ubicación: se muestra en Santiago. Indíquela en Editar estación.',
  );
});
