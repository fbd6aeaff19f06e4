import type { StationHardware } from '@vigia/api/client';
import { EVERY_DAY, type WeekdayMask, weekdaysOfMask } from '@vigia/domain/captures';
import { formatDateTime, WEEKDAY_WORDS } from '@vigia/domain/es';
import type { CameraConfig, HardwareConfig } from '@vigia/domain/farm';
import type { DeviceWords } from './words.ts';

/** One part of a device with its configured values. */
export interface HardwarePart {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

const two = (n: number): string => String(n).padStart(2, '0');
const clock = ({ hour, minutes, seconds }: CameraConfig): string =>
  `${two(hour)}:${two(minutes)}:${two(seconds)}`;

/** `lunes, jueves`; a word for every day and one for no day. */
export function daysInWords(words: DeviceWords, mask: WeekdayMask): string {
  if (mask === EVERY_DAY) return words.everyDay;
  const days = weekdaysOfMask(mask);
  return days.length === 0 ? words.noDay : days.map((day) => WEEKDAY_WORDS[day]).join(', ');
}

const camera = (words: DeviceWords, title: string, config: CameraConfig): HardwarePart => ({
  title,
  lines: config.enabled
    ? [
        [words.status, words.on],
        [words.photoAt, clock(config)],
        [words.days, daysInWords(words, config.weekdays)],
      ]
    : [[words.status, words.off]],
});

/** A configuration as lines to read; a part that is off has one line. */
export function hardwareParts(words: DeviceWords, config: HardwareConfig): HardwarePart[] {
  const { paperRoll, sensorIntervalMinutes } = config;
  return [
    camera(words, words.camera1, config.camera1),
    camera(words, words.camera2, config.camera2),
    { title: words.sensors, lines: [[words.interval, words.minutes(sensorIntervalMinutes)]] },
    {
      title: words.paperRoll,
      lines: paperRoll.enabled
        ? [
            [words.status, words.rollOn],
            [words.turn, words.seconds(paperRoll.turnSeconds)],
            [words.days, daysInWords(words, paperRoll.weekdays)],
          ]
        : [[words.status, words.rollOff]],
    },
  ];
}

/** Whether and when the configuration reached the device, as a sentence. */
export function syncInWords(words: DeviceWords, { state, savedAt, synchronisedAt }: StationHardware): string {
  const when =
    state === 'synchronised' && synchronisedAt !== null
      ? `${words.synchronisedAt}: ${formatDateTime(synchronisedAt)}.`
      : state === 'pending' && savedAt !== null
        ? `${words.savedAt}: ${formatDateTime(savedAt)}.`
        : '';
  return `${words.state[state]} ${when}`.trim();
}
