import {
  type ClientId,
  NO_DEVICE,
  type Station,
  type StationDeviceDraft,
  type StationDraft,
} from '@vigia/domain';
import type { Owned } from './owned.ts';

/** A station, whose it is, and the device that a new one begins with. */
export type OwnedStationDraft = Owned<StationDraft> & StationDeviceDraft;

export const newStationDraft = (clientId: ClientId | null): OwnedStationDraft => ({
  clientId,
  name: '',
  sectorId: null,
  latitude: '',
  longitude: '',
  seasonId: null,
  cropId: null,
  pestId: null,
  ...NO_DEVICE,
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
  ...NO_DEVICE,
});
