import type { StationHardware } from '@vigia/api/client';
import {
  type CameraConfig,
  EVERY_DAY,
  formatDateTime,
  type HardwareConfig,
  WEEKDAY_WORDS,
  type WeekdayMask,
  weekdaysOfMask,
} from '@vigia/domain';
import { WORDS } from './words.ts';

/** One part of a device and what its configuration says of it. */
export interface HardwarePart {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

const two = (n: number): string => String(n).padStart(2, '0');
const clock = ({ hour, minutes, seconds }: CameraConfig): string =>
  `${two(hour)}:${two(minutes)}:${two(seconds)}`;

/** `lunes, jueves`; all and none by their word. */
export function daysInWords(mask: WeekdayMask): string {
  if (mask === EVERY_DAY) return WORDS.everyDay;
  const days = weekdaysOfMask(mask);
  return days.length === 0 ? WORDS.noDay : days.map((day) => WEEKDAY_WORDS[day]).join(', ');
}

const camera = (title: string, config: CameraConfig): HardwarePart => ({
  title,
  lines: config.enabled
    ? [
        [WORDS.status, WORDS.on],
        [WORDS.photoAt, clock(config)],
        [WORDS.days, daysInWords(config.weekdays)],
      ]
    : [[WORDS.status, WORDS.off]],
});

/** A configuration to read: what is off says only that. */
export function hardwareParts(config: HardwareConfig): HardwarePart[] {
  const { paperRoll, sensorIntervalMinutes } = config;
  return [
    camera(WORDS.camera1, config.camera1),
    camera(WORDS.camera2, config.camera2),
    { title: WORDS.sensors, lines: [[WORDS.interval, WORDS.minutes(sensorIntervalMinutes)]] },
    {
      title: WORDS.paperRoll,
      lines: paperRoll.enabled
        ? [
            [WORDS.status, WORDS.rollOn],
            [WORDS.turn, WORDS.seconds(paperRoll.turnSeconds)],
            [WORDS.days, daysInWords(paperRoll.weekdays)],
          ]
        : [[WORDS.status, WORDS.rollOff]],
    },
  ];
}

/** How far the configuration has come to the device. */
export function syncInWords({ state, savedAt, synchronisedAt }: StationHardware): string {
  const when =
    state === 'synchronised' && synchronisedAt !== null
      ? `${WORDS.synchronisedAt}: ${formatDateTime(synchronisedAt)}.`
      : state === 'pending' && savedAt !== null
        ? `${WORDS.savedAt}: ${formatDateTime(savedAt)}.`
        : '';
  return `${WORDS.state[state]} ${when}`.trim();
}
