import { ADMIN_WORDS } from '@vigia/domain/es';
import { BIOFIX_FORM, type BiofixDraft, EMPTY_BIOFIX } from '@vigia/domain/farm';
import type { DataColumn } from '@vigia/ui/table';
import { describe, expect, it } from 'vitest';
import { DIALOGS } from '../../../shared/dialogs/words.ts';
import { FARM_FIELDS } from '../../../shared/farm-fields/words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { ADMIN_CLIENT, adminUser } from '../../../testing/sample-admin.ts';
import { PRODUCTS } from '../../../testing/sample-products.ts';
import { ARCHIVED } from '../archived/words.ts';
import { EDIT_MANY } from '../edit-many/words.ts';
import { PHOTO_IMPORT } from '../photos/words.ts';
import { SIGN_INS } from '../sign-ins/words.ts';
import { ADMINISTRATION } from '../words.ts';
import { biofixTable } from './biofix-table.ts';
import { proseColumns } from './columns.ts';
import { nodesTable } from './nodes-table.ts';
import { productsTable } from './products-table.ts';
import { seasonsTable } from './seasons-table.ts';
import { sectorsTable } from './sectors-table.ts';
import { stationsTable } from './stations-table.ts';
import type { TableWords } from './table-words.ts';
import { statusText, usersTable } from './users-table.ts';
import { TABLES } from './words.ts';

const WORDS: TableWords = {
  admin: ADMINISTRATION.spanish,
  tables: TABLES.spanish,
  fields: FARM_FIELDS.spanish,
  archived: ARCHIVED.spanish,
  dialogs: DIALOGS.spanish,
  photos: PHOTO_IMPORT.spanish,
  signIns: SIGN_INS.spanish,
  editMany: EDIT_MANY.spanish,
  reasons: REASONS.spanish,
};
const headers = (columns: readonly { readonly header: string }[]) => columns.map(({ header }) => header);
const textsOf = <Row>(columns: readonly DataColumn<Row>[], row: Row) =>
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
    expect(headers(usersTable.columns(WORDS, false))).toEqual([
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
    expect(headers(usersTable.columns(WORDS, true)), 'to a reader who is limited to fields').toEqual([
      'Email',
      'Cliente',
      'Nombre',
      'Apellido',
      'Acceso Sectores',
    ]);
    expect(headers(stationsTable.columns(WORDS, false))).toEqual([
      'Dispositivo',
      'Cliente',
      'Campo',
      'Estación',
      'Hospedero',
      'Plaga',
      'Temporada',
    ]);
    // The area is not of the specification: densities of traps need it (decision 67).
    expect(headers(sectorsTable.columns(WORDS, false))).toEqual([
      'Nombre',
      'Cliente',
      'Localidad',
      'Región',
      'Superficie (ha)',
      'Fecha Creación',
    ]);
    expect(headers(nodesTable.columns(WORDS, false))).toEqual([
      'Dispositivo',
      'Cliente',
      'Firmware',
      'Fecha Creación',
    ]);
    expect(headers(seasonsTable.columns(WORDS, false))).toEqual([
      'Nombre',
      'Cliente',
      'Fecha Inicio',
      'Fecha Término',
    ]);
    expect(headers(biofixTable.columns(WORDS, false))).toEqual([
      'Temporada',
      'Cliente',
      'Plaga',
      'Campo',
      'Fecha',
      'Tipo',
    ]);
  });

  it('say of a product’s figures that are not known whose hold, and make up none', () => {
    const owner = { ...ADMIN_CLIENT, products: PRODUCTS };
    const columns = productsTable.columns(WORDS, false);
    const rows = productsTable.rows([owner], false);
    expect(rows.map(({ product }) => product.name)).toEqual([
      'Producto A',
      'Producto sin cifras',
      'Producto B',
    ]);
    expect(textsOf(columns, rows[0]!)).toEqual([
      ...['Producto A', 'Viña Los Aromos', 'Clorantraniliprol', 'IRAC 28', '14', 'Unión Europea: 21'],
      ...['según etiqueta', '2', '10', '4', 'Huevo, Larva', null],
    ]);
    expect(textsOf(columns, rows[1]!).filter((text) => text === 'según etiqueta')).toHaveLength(5);
    expect(productsTable.rows([owner], true).map(({ product }) => product.id)).toEqual([4]);
  });

  it('show Nunca and No Asignado for missing values', () => {
    const [never] = usersTable.rows([{ ...ADMIN_CLIENT, users: [adminUser({ lastAccess: null })] }], false);
    expect(textsOf(usersTable.columns(WORDS, false), never!)).toContain(ADMIN_WORDS.neverSeen);
    const spare = stationsTable
      .rows([ADMIN_CLIENT], false)
      .find(({ station }) => station.nodeSerial === null);
    expect(textsOf(stationsTable.columns(WORDS, false), spare!)[0]).toBe(ADMIN_WORDS.notAssigned);
  });

  it('show the role, the state and the sectors of a person', () => {
    const access = {
      role: 'user',
      entitiesUnderClient: {},
      entitiesUnderSector: { 4: 'user', 3: 'user' },
    } as const;
    const [row] = usersTable.rows(
      [{ ...ADMIN_CLIENT, users: [adminUser({ access, permissions: 'root' })] }],
      false,
    );
    expect(row?.sectors).toBe('Apalta, Los Niches');
    expect(textsOf(usersTable.columns(WORDS, false), row!)).toContain('Asesor');
    expect(textsOf(usersTable.columns(WORDS, false), usersTable.rows([ADMIN_CLIENT], false)[0]!)).toContain(
      'Agricultor',
    );
    expect(usersTable.rows([ADMIN_CLIENT], false)[0]?.sectors).toBe('Todos');
    expect(statusText(TABLES.spanish.users, adminUser({ status: 'FORCE_CHANGE_PASSWORD' }))).toBe(
      'Contraseña temporal',
    );
    expect(statusText(TABLES.spanish.users, adminUser({ status: 'OTRO' }))).toBe('OTRO');
  });

  it('leave out archived sectors and stations and decommissioned devices', () => {
    const archived = {
      ...ADMIN_CLIENT,
      sectors: ADMIN_CLIENT.sectors.map((sector) => ({ ...sector, archived: sector.id === 3 })),
      nodes: ADMIN_CLIENT.nodes.map((node, i) => ({ ...node, decommissioned: i === 0 })),
      stations: ADMIN_CLIENT.stations.map((station) => ({ ...station, archived: station.id === 31 })),
    };
    expect(sectorsTable.rows([archived], false).map(({ sector }) => sector.id)).toEqual([4]);
    expect(nodesTable.rows([archived], false)).toHaveLength(ADMIN_CLIENT.nodes.length - 1);
    expect(stationsTable.rows([archived], false).some(({ station }) => station.id === 31)).toBe(false);
  });

  it('split an address, name a biofix, and have the rows of every client', () => {
    expect(sectorsTable.rows([ADMIN_CLIENT], false)[0]).toMatchObject({
      locality: 'Santa Cruz',
      region: "O'Higgins",
    });
    expect(
      biofixTable.rows([ADMIN_CLIENT], false).map((row) => textsOf(biofixTable.columns(WORDS, false), row)),
    ).toEqual([
      ['2026–27', 'Viña Los Aromos', 'Polilla del racimo de la vid', 'Apalta', '2026-09-21', 'Biofix'],
    ]);
    expect(seasonsTable.rows([ADMIN_CLIENT, ADMIN_CLIENT], false)).toHaveLength(
      2 * ADMIN_CLIENT.seasons.length,
    );
  });
});
