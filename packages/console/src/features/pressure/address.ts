import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { PRESSURE_RADII, USUAL_RADIUS } from '@vigia/domain/pressure';

export type Radius = (typeof PRESSURE_RADII)[number];

/** What the address keeps beside the filters. */
export interface Shown {
  /** Null for the last day that there is. */
  readonly day: IsoDate | null;
  /** m */
  readonly radius: Radius;
}

/** The part of an address after `#`; what is wrong in it is left out. */
export function readShown(hash: string): Shown {
  const found = new URLSearchParams(hash);
  return {
    day: parseIsoDate(found.get('day') ?? ''),
    radius: PRESSURE_RADII.find((radius) => String(radius) === found.get('radius')) ?? USUAL_RADIUS,
  };
}

export const writeShown = ({ day, radius }: Shown): string =>
  new URLSearchParams({
    ...(day === null ? {} : { day }),
    ...(radius === USUAL_RADIUS ? {} : { radius: String(radius) }),
  }).toString();
