import { parseIsoDate } from '../calendar/iso-date.ts';
import { PEST_STAGES } from '../phenology/pest-model.ts';
import {
  type DocumentPath,
  faultIf,
  isNotAbove,
  type Part,
  type PestFault,
  partOf,
  partsOf,
} from './document-parts.ts';

const ORDER: readonly unknown[] = PEST_STAGES;
const orderOf = (stage: unknown): number => ORDER.indexOf(stage);

/** Faults of a thermal model, `model` of a document. */
export function modelFaults(model: Part): PestFault[] {
  const { seasonsUpTo, rule } = partOf(model.earlierRule);
  const stages = partsOf(model.stages);
  const isDay = typeof seasonsUpTo !== 'string' || parseIsoDate(seasonsUpTo) !== null;
  const unknown = Object.keys(partOf(model.stageNames)).filter(
    (name) => orderOf(name) >= 0 && !stages.some(({ stage }) => stage === name),
  );
  return [
    ...faultIf(
      isNotAbove(partOf(model.lower).value, partOf(model.upper).value),
      ['model', 'upper', 'value'],
      'upper-not-above',
    ),
    ...stageFaults(stages, partOf(model.generationLength).value),
    ...unknown.flatMap((name) => faultIf(true, ['model', 'stageNames', name], 'stage-missing')),
    ...faultIf(!isDay, ['model', 'earlierRule', 'seasonsUpTo'], 'no-such-day'),
    ...ruleFaults(partOf(rule), ['model', 'earlierRule', 'rule']),
  ];
}

function stageFaults(stages: readonly Part[], generation: unknown): PestFault[] {
  return stages.flatMap(({ stage, value }, i) => {
    const path = ['model', 'stages', i];
    if (i === 0) {
      return [
        ...faultIf(orderOf(stage) > 0, [...path, 'stage'], 'adult-not-first'),
        ...faultIf(typeof value === 'number' && value > 0, [...path, 'value'], 'adult-not-at-zero'),
      ];
    }
    const before = stages[i - 1] ?? {};
    const isKnown = orderOf(stage) >= 0 && orderOf(before.stage) >= 0;
    return [
      ...faultIf(isKnown && orderOf(stage) <= orderOf(before.stage), [...path, 'stage'], 'stage-order'),
      ...faultIf(isNotAbove(before.value, value), [...path, 'value'], 'not-rising'),
      ...faultIf(isNotAbove(value, generation), [...path, 'value'], 'after-generation'),
    ];
  });
}

/** Faults of a rule of degree-days that is written out. */
function ruleFaults({ lower, upper, cutoff }: Part, path: DocumentPath): PestFault[] {
  const isKnown = typeof cutoff === 'string';
  return [
    ...faultIf(isNotAbove(lower, upper), [...path, 'upper'], 'upper-not-above'),
    ...faultIf(cutoff === 'none' && typeof upper === 'number', [...path, 'upper'], 'upper-without-cutoff'),
    ...faultIf(isKnown && cutoff !== 'none' && upper === null, [...path, 'upper'], 'cutoff-without-upper'),
  ];
}

/** Faults of flights that are counted from the calendar, `flightModel` of a document. */
export function flightFaults({ rule, flights }: Part): PestFault[] {
  const cuts = partsOf(flights);
  return [
    ...ruleFaults(partOf(rule), ['flightModel', 'rule']),
    ...cuts.flatMap(({ flight, value }, i) => {
      const path = ['flightModel', 'flights', i];
      return [
        ...faultIf(typeof flight === 'number' && flight !== i + 1, [...path, 'flight'], 'flight-order'),
        ...faultIf(isNotAbove(cuts[i - 1]?.value, value), [...path, 'value'], 'not-rising'),
      ];
    }),
  ];
}
