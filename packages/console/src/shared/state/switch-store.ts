import type { UserId } from '@vigia/domain/farm';
import type { Switches, SwitchStore } from '@vigia/ui';
import { readStored, writeStored } from '../storage.ts';

const isSwitches = (value: unknown): value is Switches =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((isOn) => typeof isOn === 'boolean');

/** Visible series and lines of charts as the user left them, stored in the browser per user and chart. */
export function switchStoreOf(person: UserId): SwitchStore {
  const keyOf = (chart: string) => `chart:${person}:${chart}`;
  return {
    read: (chart) => {
      const kept = readStored(keyOf(chart));
      return isSwitches(kept) ? kept : {};
    },
    write: (chart, switches) => writeStored(keyOf(chart), switches),
  };
}
