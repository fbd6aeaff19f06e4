import { ADMIN_WORDS } from '@vigia/domain/es';
import { BIOFIX_FORM, type BiofixDraft, EMPTY_BIOFIX } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import { describe, expect, it } from 'vitest';
import { FARM_FIELDS } from '../../shared/farm-fields/words.ts';
import { ADMIN_CLIENT, adminUser } from '../../testing/sample-admin.ts';
import {
  biofixColumns,
  nodeColumns,
  proseColumns,
  seasonColumns,
  sectorColumns,
  stationColumns,
  userColumns,
} from './admin-columns.ts';
import {
  biofixRows,
  nodeRows,
  seasonRows,
  sectorRows,
  stationRows,
  statusText,
  userRows,
} from './admin-rows.ts';
import { ADMINISTRATION } from './words.ts';

const headers = (columns: readonly { readonly header: string }[]) => columns.map(({ header }) => header);
const said = <Row>(columns: readonly DataColumn<Row>[], row: Row) =>
  columns.map((column) => column.text?.(row) ?? column.value(row));

describe('the tables of Administración', () => {
  it('have a column for each prose field of a form, and for no other field of it', () => {
    const [comment, ...others] = proseColumns<{ biofix: BiofixDraft }, BiofixDraft>(
      BIOFIX_FORM,
      FARM_FIELDS.spanish.biofix,
      ({ biofix }) => biofix,
    );
    expect(others).toEqual([]);
    expect(comment?.header).toBe('Comentario');
    expect(comment?.value({ biofix: { ...EMPTY_BIOFIX, comment: 'Primer macho' } })).toBe('Primer macho');
  });

  it('have exactly the columns that are specified, in their order', () => {
    expect(headers(userColumns(ADMINISTRATION.spanish, false))).toEqual([
      'Email',
      'Cliente',
      'Nombre',
      'Apellido',
      'Habilitado',
      'Estado',
      'Último Acceso',
      'Fecha Creación',
      'Rol',
      'Acceso Sectores',
    ]);
    expect(
      headers(userColumns(ADMINISTRATION.spanish, true)),
      'to a reader who is limited to fields',
    ).toEqual(['Email', 'Cliente', 'Nombre', 'Apellido', 'Acceso Sectores']);
    expect(headers(stationColumns(ADMINISTRATION.spanish, FARM_FIELDS.spanish.station))).toEqual([
      'Dispositivo',
      'Cliente',
      'Campo',
      'Estación',
      'Hospedero',
      'Plaga',
      'Temporada',
    ]);
    expect(headers(sectorColumns(ADMINISTRATION.spanish))).toEqual([
      'Nombre',
      'Cliente',
      'Localidad',
      'Región',
      'Fecha Creación',
    ]);
    expect(headers(nodeColumns(ADMINISTRATION.spanish))).toEqual([
      'Dispositivo',
      'Cliente',
      'Firmware',
      'Fecha Creación',
    ]);
    expect(headers(seasonColumns(ADMINISTRATION.spanish))).toEqual([
      'Nombre',
      'Cliente',
      'Fecha Inicio',
      'Fecha Término',
    ]);
    expect(headers(biofixColumns(ADMINISTRATION.spanish, FARM_FIELDS.spanish.biofix))).toEqual([
      'Temporada',
      'Cliente',
      'Plaga',
      'Campo',
      'Fecha',
      'Tipo',
    ]);
  });

  it('show Nunca and No Asignado for missing values', () => {
    const [never] = userRows([{ ...ADMIN_CLIENT, users: [adminUser({ lastAccess: null })] }]);
    expect(said(userColumns(ADMINISTRATION.spanish, false), never!)).toContain(ADMIN_WORDS.neverSeen);
    const spare = stationRows([ADMIN_CLIENT]).find(({ station }) => station.nodeSerial === null);
    expect(said(stationColumns(ADMINISTRATION.spanish, FARM_FIELDS.spanish.station), spare!)[0]).toBe(
      ADMIN_WORDS.notAssigned,
    );
  });

  it('show the role, the state and the sectors of a person', () => {
    const access = {
      role: 'user',
      entitiesUnderClient: {},
      entitiesUnderSector: { 4: 'user', 3: 'user' },
    } as const;
    const [row] = userRows([{ ...ADMIN_CLIENT, users: [adminUser({ access, permissions: 'root' })] }]);
    expect(row?.sectors).toBe('Apalta, Los Niches');
    expect(said(userColumns(ADMINISTRATION.spanish, false), row!)).toContain('Asesor');
    expect(said(userColumns(ADMINISTRATION.spanish, false), userRows([ADMIN_CLIENT])[0]!)).toContain(
      'Agricultor',
    );
    expect(userRows([ADMIN_CLIENT])[0]?.sectors).toBe('Todos');
    expect(statusText(ADMINISTRATION.spanish, adminUser({ status: 'FORCE_CHANGE_PASSWORD' }))).toBe(
      'Contraseña temporal',
    );
    expect(statusText(ADMINISTRATION.spanish, adminUser({ status: 'OTRO' }))).toBe('OTRO');
  });

  it('leave out archived sectors and stations and decommissioned devices', () => {
    const archived = {
      ...ADMIN_CLIENT,
      sectors: ADMIN_CLIENT.sectors.map((sector) => ({ ...sector, archived: sector.id === 3 })),
      nodes: ADMIN_CLIENT.nodes.map((node, i) => ({ ...node, decommissioned: i === 0 })),
      stations: ADMIN_CLIENT.stations.map((station) => ({ ...station, archived: station.id === 31 })),
    };
    expect(sectorRows([archived]).map(({ sector }) => sector.id)).toEqual([4]);
    expect(nodeRows([archived])).toHaveLength(ADMIN_CLIENT.nodes.length - 1);
    expect(stationRows([archived]).some(({ station }) => station.id === 31)).toBe(false);
  });

  it('split an address, name a biofix, and have the rows of every client', () => {
    expect(sectorRows([ADMIN_CLIENT])[0]).toMatchObject({ locality: 'Santa Cruz', region: "O'Higgins" });
    expect(
      biofixRows([ADMIN_CLIENT]).map((row) =>
        said(biofixColumns(ADMINISTRATION.spanish, FARM_FIELDS.spanish.biofix), row),
      ),
    ).toEqual([
      ['2026–27', 'Viña Los Aromos', 'Polilla del racimo de la vid', 'Apalta', '2026-09-21', 'Biofix'],
    ]);
    expect(seasonRows([ADMIN_CLIENT, ADMIN_CLIENT])).toHaveLength(2 * ADMIN_CLIENT.seasons.length);
  });
});
