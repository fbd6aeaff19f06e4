import type { ClientId, Station, StationDraft } from '@vigia/domain';
import type { Owned } from './owned.ts';

/** A station and whose it is. */
export type OwnedStationDraft = Owned<StationDraft>;

export const newStationDraft = (clientId: ClientId | null): OwnedStationDraft => ({
  clientId,
  name: '',
  sectorId: null,
  latitude: '',
  longitude: '',
  seasonId: null,
  cropId: null,
  pestId: null,
});

export const stationDraft = (station: Station): OwnedStationDraft => ({
  clientId: station.clientId,
  name: station.name,
  sectorId: station.sectorId,
  latitude: station.position?.latitude ?? '',
  longitude: station.position?.longitude ?? '',
  seasonId: station.seasonId,
  cropId: station.cropId,
  pestId: station.pestId,
});
