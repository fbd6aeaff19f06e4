import { expect, it } from 'vitest';
import { mapPlace } from './map-place.ts';
import { COMMON } from './words.ts';

it('says of a station that nobody has placed that Santiago is not where it stands', () => {
  const position = { latitude: -34.1, longitude: -71.1 };
  expect(mapPlace(COMMON.spanish, { id: 7, position })).toEqual(position);
  expect(mapPlace(COMMON.spanish, { id: 7, position: null }).placeNote).toBe(
    'Sin ubicación: se muestra en Santiago. Indíquela en Editar estación.',
  );
});
