import type { AdminClient } from '@vigia/api/client';
import { describe, expect, test } from 'vitest';
import { openedTarget, openingOf } from './opening-hash.ts';

const station = { id: 12, archived: false };
const owner = {
  client: { id: 3 },
  stations: [station, { id: 13, archived: true }],
} as unknown as AdminClient;

describe('the form that an address opens', () => {
  test.each([
    ['agregar', { name: 'agregar', stationId: null }],
    ['agregar-con-dispositivo', { name: 'agregar-con-dispositivo', stationId: null }],
    ['cliente-nuevo', { name: 'cliente-nuevo', stationId: null }],
    ['mediciones-12', { name: 'mediciones', stationId: 12 }],
    ['', null],
    ['otra-cosa', null],
  ])('#%s', (hash, opening) => {
    expect(openingOf(hash)).toEqual(opening);
  });

  test('waits for the client, and is none for an archived station or one of another client', () => {
    const targetOf = (hash: string, of: AdminClient | null) => openedTarget(openingOf(hash)!, 'stations', of);
    expect(targetOf('agregar', null)).toBeNull();
    expect(targetOf('cliente-nuevo', null)).toEqual({ kind: 'client', owner: null });
    expect(targetOf('mediciones-12', owner)).toEqual({ kind: 'import', owner, station });
    expect(targetOf('fotos-12', owner)).toEqual({ kind: 'photos', owner, station });
    expect([targetOf('fotos-13', owner), targetOf('fotos-99', owner)]).toEqual([null, null]);
    expect(targetOf('agregar-con-dispositivo', owner)).toMatchObject({ kind: 'station', withDevice: true });
  });
});
