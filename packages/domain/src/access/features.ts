import { PESTS } from '../catalogue/pests.ts';
import type { NodeSerial, PestId } from '../entities/ids.ts';
import type { User } from '../entities/user.ts';
import { isSuperAdmin, type Scope } from './scope.ts';

/** Parts of screens that only super admins see (administration.md §6). */
export const SUPER_FEATURES = [
  'altitude',
  'gas',
  'signal',
  'signal-by-generation',
  'daily-signal',
  'selftest',
  'connection-events',
  'device-logs',
  'consolidated-weather',
  'weather-provider-history',
  'weather-comparison',
  'device-panel',
  'node-link',
  'station-edit',
  'phenology-override',
  'capture-override',
  'estimated-control-date',
  'application-date',
  'internal-tags',
  'inference-series',
] as const;
export type SuperFeature = (typeof SUPER_FEATURES)[number];

/** Devices of this make measure their signal day by day and test themselves. */
const SELF_TESTING_MAKE = '2M';
const NEEDS_MAKE: readonly SuperFeature[] = ['daily-signal', 'selftest'];

export interface FeatureInput {
  readonly user: User | Scope;
  /** The device looked at, where there is one. */
  readonly nodeSerial?: NodeSerial | null;
  readonly pestId?: PestId | null;
}

export const isSelfTesting = (serial: NodeSerial): boolean => serial.includes(SELF_TESTING_MAKE);

export function showsFeature(feature: SuperFeature, { user, nodeSerial, pestId }: FeatureInput): boolean {
  if (!isSuperAdmin(user)) return false;
  if (NEEDS_MAKE.includes(feature)) return isSelfTesting(nodeSerial ?? '');
  return feature !== 'inference-series' || PESTS.get(pestId ?? 0)?.inferenceSeries === true;
}

/** Levels of a device's log, worst first. */
export const LOG_LEVELS = ['E', 'W', 'I', 'D', 'V'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
