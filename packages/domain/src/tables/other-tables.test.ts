import { describe, expect, it } from 'vitest';
import type { Node } from '../farm/node.ts';
import { nodeRules } from './nodes-table.ts';
import { planTable } from './plan-table.ts';
import { sectorRules } from './sectors-table.ts';

const SECTOR = {
  id: 11,
  clientId: 1,
  name: 'Fundo Norte',
  address: 'Melipilla, RM',
  position: { latitude: -33.7, longitude: -71.2 },
  dateCreated: '2026-05-01T00:00:00Z',
  archived: false,
};
const device = (serial: string, more: Partial<Node> = {}): Node => ({
  serial,
  clientId: 1,
  firmwareVersion: '2.0',
  dateCreated: '2026-05-01T00:00:00Z',
  decommissioned: false,
  imei: null,
  lastPosition: null,
  ...more,
});

describe('a table of fields', () => {
  const rules = sectorRules({ sectors: [SECTOR], stations: new Map([[11, 2]]) });
  const plan = (cells: object) => planTable([{ row: 2, cells }], rules)[0];

  it('makes, changes and leaves fields by their name', () => {
    const place = { locality: 'Talca', region: 'Maule', latitude: '-35,4', longitude: '-71,6' };
    expect(plan({ name: 'Fundo Sur', ...place })).toMatchObject({
      outcome: 'new',
      draft: { latitude: -35.4 },
    });
    expect(plan({ name: 'fundo norte', locality: 'Talagante' })).toMatchObject({
      outcome: 'changed',
      changes: [{ column: 'locality', before: 'Melipilla', after: 'Talagante' }],
    });
    expect(plan({ name: 'Fundo Norte', region: 'RM' })?.outcome).toBe('same');
  });

  it('takes an area in hectares, leaves it where the table has none, and clears it by an empty cell', () => {
    const place = { locality: 'Talca', region: 'Maule', latitude: '-35,4', longitude: '-71,6' };
    expect(plan({ name: 'Fundo Sur', ...place, area: '12,50' })).toMatchObject({
      outcome: 'new',
      draft: { area: 12.5 },
    });
    expect(plan({ name: 'Fundo Sur', ...place })).toMatchObject({ outcome: 'new', draft: { area: null } });
    const known = sectorRules({ sectors: [{ ...SECTOR, area: 7.25 }], stations: new Map() });
    const of = (cells: object) => planTable([{ row: 2, cells: { name: 'Fundo Norte', ...cells } }], known)[0];
    expect(of({ area: '7.25' })?.outcome).toBe('same');
    expect(of({ region: 'Maule' })).toMatchObject({ outcome: 'changed', draft: { area: 7.25 } });
    expect(of({ area: '8' })?.changes).toEqual([{ column: 'area', before: '7,25', after: '8' }]);
    expect(of({ area: '' })).toMatchObject({ outcome: 'changed', draft: { area: null } });
  });

  it.each(['0', '-3', '12,345', '1.000', '100001', 'doce', '12 ha'])(
    'names the cell of an area like %s',
    (area) => {
      expect(plan({ name: 'Fundo Norte', area })).toMatchObject({
        outcome: 'wrong',
        errors: { area: '0,01 ≤ superficie ≤ 100.000 ha, con dos decimales a lo más' },
      });
    },
  );

  it('asks what its form asks, and does not archive a field with stations', () => {
    expect(plan({ name: 'Fundo Sur' })?.errors).toEqual({
      locality: 'Ingrese una localidad',
      region: 'Ingrese una región',
      latitude: '-90 ≤ latitud ≤ 90',
      longitude: '-180 ≤ longitud ≤ 180',
    });
    expect(plan({ id: '11', archive: 'sí' })?.errors).toEqual({
      name: 'El campo tiene 2 estaciones activas',
    });
  });
});

describe('a table of devices', () => {
  const rules = nodeRules({
    nodes: [device('VG-1'), device('VG-2', { decommissioned: true })],
    stationOf: new Map([['VG-1', 'N-1']]),
    elsewhere: new Set(['VG-9']),
  });
  const plan = (cells: object) => planTable([{ row: 2, cells }], rules)[0];

  it('registers devices, changes them, and puts decommissioned ones back into service', () => {
    expect(plan({ serial: 'VG-3', firmwareVersion: '2.1', imei: '356938 035643809' })).toMatchObject({
      outcome: 'new',
      draft: { imei: '356938035643809' },
    });
    expect(plan({ serial: 'VG-1', firmwareVersion: '2.0' })?.outcome).toBe('same');
    expect(plan({ serial: 'VG-2', firmwareVersion: '2.0' })?.outcome).toBe('changed');
  });

  it('refuses what its form refuses, a device of another client and one that stands at a station', () => {
    expect(plan({ serial: 'VG 3', firmwareVersion: '', imei: '12' })?.errors).toEqual({
      serial: 'Solo letras, cifras, puntos y guiones',
      firmwareVersion: 'Ingrese la versión',
      imei: 'Se esperan de 14 a 16 cifras',
    });
    expect(plan({ serial: 'VG-9', firmwareVersion: '2.1' })?.errors).toEqual({
      serial: 'Está en servicio con otro cliente',
    });
    expect(plan({ id: 'VG-1', archive: 'sí' })?.errors).toEqual({
      serial: 'El dispositivo está instalado en N-1',
    });
  });
});
