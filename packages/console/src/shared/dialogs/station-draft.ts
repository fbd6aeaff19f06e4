import {
  type ClientId,
  EMPTY_STATION,
  NO_DEVICE,
  type Station,
  type StationDeviceDraft,
  type StationDraft,
  stationDraft,
} from '@vigia/domain/farm';
import type { Owned } from './owned.ts';

/** The draft of a station, with its client and the device of a new one. */
export type OwnedStationDraft = Owned<StationDraft> & StationDeviceDraft;

export const newStationDraft = (clientId: ClientId | null): OwnedStationDraft => ({
  clientId,
  ...EMPTY_STATION,
  ...NO_DEVICE,
});

export const ownedStationDraft = (station: Station): OwnedStationDraft => ({
  clientId: station.clientId,
  ...stationDraft(station),
  ...NO_DEVICE,
});
