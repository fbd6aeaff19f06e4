import type { UplinkDevice, UplinkDoor } from '@vigia/api/client';
import { DAY_MS, type EpochMs } from '@vigia/domain';
import { formatMinute } from '@vigia/domain/es';
import type { ShownState } from '../source-state.ts';
import type { DoorWords } from './words.ts';

/** From so long without an uplink on, a device is doubtful, ms: they send every few minutes or hours. */
const SILENT_MS = DAY_MS;

/** When an uplink of any of the devices last came; null for none yet. */
const lastHeard = ({ devices }: Pick<UplinkDoor, 'devices'>): EpochMs | null =>
  devices.length === 0 ? null : Math.max(...devices.map(({ heardAt }) => heardAt));

/** How a device is, as its row says it. */
export function stateOfDevice({ device: words }: DoorWords, device: UplinkDevice, now: EpochMs): ShownState {
  if (device.stationId === null) return { status: 'warning', label: words.unlinked, hint: '' };
  if (now - device.heardAt > SILENT_MS) return { status: 'warning', label: words.silent, hint: '' };
  if (device.lastReading === null || now - device.lastReading > SILENT_MS)
    return { status: 'warning', label: words.unmeasured, hint: '' };
  return { status: 'ok', label: words.well, hint: '' };
}

function shownOf(words: DoorWords, door: UplinkDoor, now: EpochMs): ShownState {
  const { state } = words;
  const heard = lastHeard(door);
  const { refusal, refusedAt, devices } = door;
  if (refusal !== null && refusedAt !== null && refusedAt > (heard ?? 0))
    return { status: 'error', label: state.refusing, hint: '' };
  if (heard === null) return { status: 'neutral', label: state.waiting, hint: state.waitingHint };
  if (now - heard > SILENT_MS) return { status: 'warning', label: state.silent, hint: '' };
  const unlinked = devices.filter(({ stationId }) => stationId === null).length;
  if (unlinked > 0) return { status: 'warning', label: state.unlinked, hint: state.unlinkedHint(unlinked) };
  if (devices.some((device) => stateOfDevice(words, device, now).status === 'warning'))
    return { status: 'warning', label: state.troubled, hint: '' };
  return { status: 'ok', label: state.well, hint: '' };
}

/** How a door is, as its card says it: what came last, what was set apart, and why it last refused something. */
export function stateOfDoor(words: DoorWords, door: UplinkDoor, now: EpochMs): ShownState {
  const { state } = words;
  const shown = shownOf(words, door, now);
  const heard = lastHeard(door);
  const apart = door.devices.reduce((sum, device) => sum + device.apart, 0);
  const facts = [
    shown.hint,
    heard === null ? '' : `${state.last(formatMinute(heard))}.`,
    apart === 0 ? '' : `${state.apart(apart)}.`,
    door.refusal === null || door.refusedAt === null
      ? ''
      : state.refusedAt(formatMinute(door.refusedAt), words.refusals[door.refusal]),
    door.replacedUntil !== null && door.replacedUntil > now
      ? `${state.rotating(formatMinute(door.replacedUntil))}.`
      : '',
  ];
  return { ...shown, hint: facts.filter((fact) => fact !== '').join(' ') };
}
