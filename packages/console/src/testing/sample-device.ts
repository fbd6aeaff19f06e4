/** Data of a device of the sample farm: hourly readings over thirty days, with a gap. */
import { addDays, DAY_MS, HOUR_MS, startOfDay } from '@vigia/domain';
import type { DeviceData, Samples, StationCaptures } from '@vigia/ui/panels';
import { TODAY } from './sample-farm.ts';
import { sampleWeeks } from './sample-state.ts';

const START = startOfDay(addDays(TODAY, -30));
const HOURS = Array.from({ length: 30 * 24 }, (_, i) => i).filter((hour) => hour < 300 || hour > 340);

function samples(valueAt: (day: number) => number): Samples {
  return {
    t: HOURS.map((hour) => START + hour * HOUR_MS),
    values: HOURS.map((hour) => Math.round(valueAt((hour * HOUR_MS) / DAY_MS) * 10) / 10),
  };
}

const daily = (day: number): number => Math.sin((day - 0.3) * 2 * Math.PI);

export const DEVICE: DeviceData = {
  battery: samples((day) => Math.round(88 - day / 3 + 4 * daily(day))),
  temperature: samples((day) => 15 + day / 8 + 8 * daily(day)),
  humidity: samples((day) => Math.round(62 - 20 * daily(day))),
};

export const CAPTURES: readonly StationCaptures[] = [
  { id: 31, name: 'Apalta 01', daily: sampleWeeks(), photo: sampleWeeks() },
];
