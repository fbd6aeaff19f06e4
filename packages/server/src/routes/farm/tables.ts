import {
  MOST_PRODUCT_ROWS,
  MOST_TABLE_ROWS,
  NodeTableBody,
  ProductTableBody,
  SectorTableBody,
  StationTableBody,
  TableAnswer,
} from '@vigia/api/contract';
import { route } from '../../http/route.ts';
import { importTable, LARGEST_TABLE } from '../../tables/import-table.ts';
import { nodeTable } from '../../tables/node-table.ts';
import { productTable } from '../../tables/product-table.ts';
import { SECTOR_TABLE } from '../../tables/sector-table.ts';
import { STATION_TABLE } from '../../tables/station-table.ts';

const table = {
  method: 'post',
  refuses: ['conflict'],
  largestBody: LARGEST_TABLE,
  answer: TableAnswer,
} as const;
const answered =
  'How many rows were taken, and the table that undoes it; of a dry run what would become of each row.';
const aboutRows = (most = MOST_TABLE_ROWS) =>
  `It takes up to ${most} rows of texts as a person writes them: things are referred to by their names, or by # and an id. All of it is stored, or nothing and every wrong cell is named. A column that is absent stays as it is, an empty cell empties it.`;

export const tableRoutes = [
  route({
    ...table,
    path: '/v2/sectors/table',
    summary: 'Make and edit the sectors of a table, all of it or nothing, or a trial run',
    about: `${aboutRows()} A sector is known by its name, or by its id; with archive it is archived.`,
    answered,
    access: { kind: 'session', action: 'sector.create', target: 'client' },
    body: SectorTableBody,
    run: (call) => importTable(call, SECTOR_TABLE),
  }),
  route({
    ...table,
    path: '/v2/stations/table',
    summary: 'Make and edit the stations of a table, all of it or nothing, or a trial run',
    about: `${aboutRows()} A station is known by its sector and name, or by its id; with archive it is archived.`,
    answered,
    access: { kind: 'session', action: 'station.create', target: 'client' },
    body: StationTableBody,
    run: (call) => importTable(call, STATION_TABLE),
  }),
  route({
    ...table,
    path: '/v2/nodes/table',
    summary: 'Register and edit the devices of a table, all of it or nothing, or a trial run',
    about: `${aboutRows()} A device is known by its serial number; one that was decommissioned goes back into service, and with archive it is decommissioned.`,
    answered,
    access: { kind: 'session', action: 'node.create', target: 'client' },
    body: NodeTableBody,
    run: (call) => {
      const serials = call.body.rows.flatMap(({ cells }) => cells.serial?.trim() ?? []);
      return importTable(call, nodeTable(call.services.databases.auth, serials));
    },
  }),
  route({
    ...table,
    path: '/v2/products/table',
    summary: 'Make and edit the products of a table, all of it or nothing, or a trial run',
    about: `${aboutRows(MOST_PRODUCT_ROWS)} A product in use is known by its name, or by its id; with archive it is archived.`,
    answered,
    access: { kind: 'session', action: 'product.edit', target: 'client' },
    body: ProductTableBody,
    run: (call) => importTable(call, productTable(call.scope)),
  }),
];
