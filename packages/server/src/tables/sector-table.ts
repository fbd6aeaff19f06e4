import { namesOf, sectorCells, sectorDraft } from '@vigia/api/contract';
import { addressOf, fieldErrors, type Sector } from '@vigia/domain/farm';
import { type SectorColumn, type SectorRowDraft, sectorRules } from '@vigia/domain/tables';
import {
  archiveSectors,
  insertSectors,
  lockSectors,
  stationsBySector,
  updateSectors,
} from '../stores/farm/many-sectors.ts';
import { sectorsOfClient } from '../stores/farm/sectors.ts';
import { savedIds, type TableKind } from './import-table.ts';
import { shapeError, withShapes } from './shape-errors.ts';

const shapeErrors = (draft: SectorRowDraft) =>
  fieldErrors({
    name: shapeError(sectorDraft.name.written, draft.name),
    locality: shapeError(sectorDraft.locality.written, addressOf(draft)),
  });

/** The fields to store of a row without errors, whose degrees are numbers. */
const fieldsOf = ({ name, latitude, longitude, area, ...address }: SectorRowDraft) => ({
  name,
  address: addressOf(address),
  position: { latitude: latitude as number, longitude: longitude as number },
  area,
});

/** Tables of fields of a client. */
export const SECTOR_TABLE: TableKind<SectorColumn, Sector, SectorRowDraft> = {
  action: 'sector.create',
  names: namesOf(sectorCells),
  rules: async (tx, scope, clientId) => {
    const sectors = await sectorsOfClient(tx, scope, clientId);
    const stations = await stationsBySector(tx, clientId);
    return withShapes(sectorRules({ sectors, stations }), shapeErrors);
  },
  hold: async (tx, { changed, archived }) => {
    const known = [...changed, ...archived];
    if (known.length > 0)
      await lockSectors(
        tx,
        known.map(({ thing }) => thing.id),
      );
  },
  save: async (tx, clientId, writes) => {
    const { added, changed, archived } = writes;
    const made = await insertSectors(
      tx,
      clientId,
      added.map(({ draft }) => fieldsOf(draft)),
    );
    await updateSectors(
      tx,
      clientId,
      changed.map(({ thing, draft }) => ({ id: thing.id, ...fieldsOf(draft) })),
    );
    await archiveSectors(
      tx,
      clientId,
      archived.map(({ thing }) => thing.id),
    );
    return savedIds(writes, made, ({ id }) => id);
  },
};
