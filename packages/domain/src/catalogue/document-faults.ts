import { parseIsoDate } from '../calendar/iso-date.ts';
import {
  type DocumentPath,
  faultIf,
  isNotAbove,
  listOf,
  type Part,
  type PestFault,
  partOf,
  partsOf,
  repeatedIn,
} from './document-parts.ts';
import { flightFaults, modelFaults } from './model-faults.ts';

/**
 * What no shape can say of a pest's document: faults between its figures, each at the figure to correct. Values of the
 * wrong type are passed over, as the shape refuses them.
 *
 * @param document as it was read: anything
 */
export function pestDocumentFaults(document: unknown): PestFault[] {
  const whole = partOf(document);
  const choices = partsOf(whole.biofix);
  return [
    ...repeatedIn(listOf(whole.hosts), (i) => ['hosts', i]),
    ...chipFaults(partOf(whole.chip)),
    ...choices.flatMap((choice, i) => biofixFaults(choice, ['biofix', i])),
    ...repeatedIn(
      choices.map(({ type }) => type),
      (i) => ['biofix', i, 'type'],
    ),
    ...faultIf(whole.kind === 'fungus' && whole.model !== undefined, ['model'], 'model-of-fungus'),
    ...modelFaults(partOf(whole.model)),
    ...flightFaults(partOf(whole.flightModel)),
    ...partsOf(whole.validIn).flatMap(({ latitudes }, i) => {
      const { south, north } = partOf(latitudes);
      return faultIf(isNotAbove(south, north), ['validIn', i, 'latitudes', 'north'], 'not-north');
    }),
  ];
}

function chipFaults({ months, okUpTo, warningUpTo }: Part): PestFault[] {
  const falls = typeof okUpTo === 'number' && typeof warningUpTo === 'number' && warningUpTo < okUpTo;
  return [
    ...repeatedIn(listOf(months), (i) => ['chip', 'months', i]),
    ...faultIf(falls, ['chip', 'warningUpTo'], 'chip-falls'),
  ];
}

/** Any year with a 29 February. */
const LEAP_YEAR = 2024;

function biofixFaults({ type, sign, day }: Part, path: DocumentPath): PestFault[] {
  const isDay = typeof day !== 'string' || parseIsoDate(`${LEAP_YEAR}-${day}`) !== null;
  return [
    ...faultIf(type === 'chronofix' && sign !== undefined, [...path, 'sign'], 'sign-of-chronofix'),
    ...faultIf(type === 'biofix' && day !== undefined, [...path, 'day'], 'day-of-biofix'),
    ...faultIf(type === 'chronofix' && day === undefined, [...path, 'day'], 'day-missing'),
    ...faultIf(!isDay, [...path, 'day'], 'no-such-day'),
  ];
}
