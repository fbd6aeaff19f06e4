/** Doors for uplinks of LoRaWAN devices, for tests and stories. */
import type { KeptUplink, UplinkDevice, UplinkDoor, UplinkProfile } from '@vigia/api/client';
import { DAY_MS, MINUTE_MS } from '@vigia/domain';
import { SOURCES_NOW } from './sample-sources.ts';

export const aDevice = (parts: Partial<UplinkDevice> = {}): UplinkDevice => ({
  ...{ devEui: 'A84041FFFF000001', name: 'sonda-4', networkProfile: 'Dragino LSE01' },
  ...{ stationId: null, profileId: null, heardAt: SOURCES_NOW - 10 * MINUTE_MS, lastReading: null, apart: 3 },
  lastFields: [
    { path: 'battery', value: 3.61 },
    { path: 'env.humidity', value: 655.3 },
    { path: 'env.temp', value: 68 },
    { path: 'message', value: 'OK' },
    { path: 'soil', value: 31.5 },
  ],
  ...parts,
});

export const aLinkedDevice = (parts: Partial<UplinkDevice> = {}): UplinkDevice =>
  aDevice({
    ...{ devEui: 'A84041FFFF000002', name: 'sonda-5', stationId: 31, profileId: 1, apart: 0 },
    lastReading: SOURCES_NOW - 10 * MINUTE_MS,
    ...parts,
  });

export const aDoor = (parts: Partial<UplinkDoor> = {}): UplinkDoor => ({
  ...{ id: 1, clientId: 1, network: 'tts', name: 'Sondas del parrón', start: 'upl_Zq3xT9' },
  ...{ replacedUntil: null, refusedAt: null, refusal: null, createdAt: SOURCES_NOW - 30 * DAY_MS },
  devices: [aDevice(), aLinkedDevice()],
  ...parts,
});

export const aProfile = (parts: Partial<UplinkProfile> = {}): UplinkProfile => ({
  ...{ id: 1, clientId: 1, name: 'Dragino LSE01' },
  fields: [
    { path: 'env.temp', measure: 'ambient_temperature_c', unit: '°F' },
    { path: 'soil', measure: 'soil_moisture_pct', unit: '%' },
  ],
  ...parts,
});

export const aKeptUplink = (parts: Partial<KeptUplink> = {}): KeptUplink => ({
  ...{
    t: SOURCES_NOW - 10 * MINUTE_MS,
    keptAt: SOURCES_NOW - 10 * MINUTE_MS,
    frameCounter: 4182,
    reason: null,
  },
  fields: aDevice().lastFields,
  ...parts,
});
