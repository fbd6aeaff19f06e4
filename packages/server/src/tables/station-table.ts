import { editedStation, namesOf, stationCells, stationInput } from '@vigia/api/contract';
import { can } from '@vigia/domain/access';
import type { ClientId, SectorId, Station } from '@vigia/domain/farm';
import { fieldErrors } from '@vigia/domain/farm';
import { type StationColumn, type StationRowDraft, stationRules } from '@vigia/domain/tables';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { listCrops, readPests } from '../stores/farm/catalogue.ts';
import { archiveStations, insertStations, updateStations } from '../stores/farm/many-stations.ts';
import { seasonsOfClient } from '../stores/farm/seasons.ts';
import { keepSectors, sectorsOfClient } from '../stores/farm/sectors.ts';
import { stationsOfClient } from '../stores/farm/stations.ts';
import { lockStations } from '../stores/lock-row.ts';
import { savedIds, type TableKind } from './import-table.ts';
import { shapeError, withShapes } from './shape-errors.ts';

async function rulesOf(tx: Tx, scope: Scope, clientId: ClientId) {
  const [stations, sectors, seasons, crops, pests] = [
    await stationsOfClient(tx, scope, clientId),
    await sectorsOfClient(tx, scope, clientId),
    await seasonsOfClient(tx, scope, clientId),
    await listCrops(tx),
    await readPests(tx),
  ];
  const rules = stationRules({
    stations: stations.filter(({ archived }) => !archived),
    sectors,
    seasons,
    crops: crops.map(({ crop_id: id, crop_name: name, variant_name: variantName }) => ({
      id,
      name,
      variantName,
    })),
    pests: pests.map(({ pest_id: id, pest_name: name }) => ({ id, name })),
    superAdmin: can(scope, 'station.tags.internal', { clientId }),
  });
  return withShapes(rules, shapeErrors);
}

const shapeErrors = ({ name, tags }: StationRowDraft) =>
  fieldErrors({
    name: shapeError(stationInput.name.written, name),
    tags: shapeError(editedStation.tags.written, [...tags]),
  });

/** The fields to store of a row without errors. */
const fieldsOf = ({ latitude, longitude, sectorId, ...draft }: StationRowDraft) => ({
  ...draft,
  sectorId: sectorId as SectorId,
  position: latitude === null || longitude === null ? null : { latitude, longitude },
});

/** Tables of stations of a client. */
export const STATION_TABLE: TableKind<StationColumn, Station, StationRowDraft> = {
  action: 'station.create',
  names: namesOf(stationCells),
  rules: rulesOf,
  hold: async (tx, { added, changed, archived }) => {
    const sectorIds = [...added, ...changed].flatMap(({ draft }) => draft.sectorId ?? []);
    if (sectorIds.length > 0) await keepSectors(tx, sectorIds);
    const known = [...changed, ...archived].map(({ thing }) => thing.id);
    if (known.length > 0) await lockStations(tx, known);
  },
  save: async (tx, clientId, writes) => {
    const { added, changed, archived } = writes;
    const made = await insertStations(
      tx,
      clientId,
      added.map(({ draft }) => fieldsOf(draft)),
    );
    await updateStations(
      tx,
      clientId,
      changed.map(({ thing, draft }) => ({ id: thing.id, ...fieldsOf(draft) })),
    );
    await archiveStations(
      tx,
      clientId,
      archived.map(({ thing }) => thing.id),
    );
    return savedIds(writes, made, ({ id }) => id);
  },
};
