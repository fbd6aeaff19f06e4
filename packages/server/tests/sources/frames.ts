import type { Chances } from '../support/chances.ts';
import type { SaidUplink } from '../support/uplink-messages.ts';

const MINUTE = 60_000;
const EVERY = 30 * MINUTE;
const FRAMES = 40;

/** What a device has sent, with what its network servers make of it. */
export interface Frame extends SaidUplink {
  readonly fields: { readonly env: { readonly temp: number }; readonly hum: number };
  /** When it comes, each time that it is told, and with which time. */
  readonly told: readonly { readonly arrives: number; readonly at: number }[];
}

/**
 * Nearly a day of a device that measures every half hour. One uplink in four is told twice, some by a gateway that was
 * late and with a time of its own; one in seven comes late, some by hours. Some were never heard. Now and then it joins
 * again, or is switched off and on: its counter starts again.
 */
export function framesOf(chances: Chances, devEui: string, from: number): Frame[] {
  const frames: Frame[] = [];
  let counter = 0;
  let session = 'session-0';
  for (let i = 0; i < FRAMES; i += 1) {
    const at = from + i * EVERY + chances.below(5_000);
    const joins = chances.happens(0.06);
    if (joins) session = `session-${i}`;
    counter = joins || chances.happens(0.04) ? 0 : counter + 1;
    if (chances.happens(0.04)) continue;
    const fields = { env: { temp: 30 + chances.below(700) / 10 }, hum: 20 + chances.below(80) };
    const late = chances.happens(0.15) ? chances.below(6 * 60) * MINUTE : 0;
    const told = [{ arrives: at + 1_000 + late, at }];
    if (chances.happens(0.25)) {
      const own = chances.happens(0.6) ? 300 + chances.below(4_000) : 0;
      const again = chances.happens(0.5) ? chances.below(90) * MINUTE : chances.below(30);
      told.push({ arrives: at + 1_000 + late + again, at: at + own });
    }
    const payload = Buffer.from(JSON.stringify(fields)).toString('base64');
    frames.push({ devEui, at, counter, session, fields, payload, told });
  }
  return frames;
}
