/** Accounts of a client with makers of stations, for tests and stories. */
import type { Backfill, StationSource, TiedStation, VendorStation } from '@vigia/api/client';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vigia/domain';

/** 21 November 2026, noon in Santiago. */
export const SOURCES_NOW = Date.UTC(2026, 10, 21, 15);

export const aTiedStation = (parts: Partial<TiedStation> = {}): TiedStation => ({
  ...{ vendorStationId: '0020CF3B', vendorStationName: 'Cuartel 4', stationId: 11 },
  timeZone: 'America/Santiago',
  pulledTo: SOURCES_NOW - 20 * MINUTE_MS,
  lastReading: SOURCES_NOW - 25 * MINUTE_MS,
  ...{ apart: 0, failure: null, failureText: null, failedAt: null },
  nextAt: SOURCES_NOW + 20 * MINUTE_MS,
  ...parts,
});

export const aBackfill = (parts: Partial<Backfill> = {}): Backfill => ({
  ...{ id: 1, vendorStationId: '0020CF3B', state: 'open', failureText: null, endedAt: null },
  from: SOURCES_NOW - 30 * DAY_MS,
  to: SOURCES_NOW,
  doneTo: SOURCES_NOW - 18 * DAY_MS,
  ...{ rowsNew: 1152, rowsChanged: 3, createdAt: SOURCES_NOW - HOUR_MS },
  ...parts,
});

export const aSource = (parts: Partial<StationSource> = {}): StationSource => ({
  ...{ id: 1, clientId: 1, vendor: 'fieldclimate', name: 'METOS de la viña', state: 'active' },
  answeredAt: SOURCES_NOW - 20 * MINUTE_MS,
  ...{ failure: null, failureText: null, failedAt: null, nextAt: SOURCES_NOW },
  createdAt: SOURCES_NOW - 90 * DAY_MS,
  stations: [aTiedStation()],
  backfills: [],
  ...parts,
});

export const aVendorStation = (parts: Partial<VendorStation> = {}): VendorStation => ({
  ...{ vendorStationId: '0020CF3B', vendorStationName: 'Cuartel 4', timeZone: 'America/Santiago' },
  ...{ latitude: -34.6, longitude: -71.29, stationId: null },
  ...parts,
});
