/** Images of traps for tests and stories. */
import type { StoredImage } from '@vigia/api/client';
import { DAY_MS } from '@vigia/domain';

const NEWEST = Date.parse('2026-11-21T15:00:12Z');

export interface SampleImage {
  /** Insects counted by a person; absent for an uncounted image. */
  readonly counted?: number;
  /** Insects found by the model; absent if no model has analysed it. */
  readonly detected?: number;
}

/** @param age days before the newest image */
export function sampleImage(
  id: string,
  stationId: number,
  age: number,
  { counted, detected }: SampleImage = {},
): StoredImage {
  const takenAt = NEWEST - age * DAY_MS;
  return {
    id,
    type: 'bug',
    stationId,
    takenAt,
    clientId: 3,
    nodeSerial: null,
    camera: 1,
    uploadedAt: takenAt,
    intact: true,
    size: { width: 640, height: 480 },
    analytics: counted === undefined ? null : { bug: { 1: { samples: [], overall: counted } } },
    inferred: new Map(detected === undefined ? [] : [['lobesia', detected]]),
    countedAt: counted === undefined ? null : takenAt + DAY_MS / 24,
    countedBy: counted === undefined ? null : 3,
    cropId: 1,
    pestId: 1,
    version: 1,
    deletedAt: null,
  };
}
