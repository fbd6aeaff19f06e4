import { EN_STAGES } from './en-stages.ts';
import type { UnpublishedRooms } from './panel-rooms.ts';

/** English words of the phenology of a crop and its degree-hours. */
export const EN_CROPS: UnpublishedRooms['crops'] = {
  panel: 'Crops',
  title: 'Degree-hours and phenology',
  titleOf: (crop) => `Degree-hours and phenology, ${crop}`,
  axis: 'Degree-hours',
  accumulated: 'Accumulated degree-hours',
  empty: 'No degree-hours',
  emptyHint:
    'No station of this crop has hourly temperatures in the season. Choose another season or import measurements.',
  since: {
    stage: (date) => `since phenology ${date}`,
    season: (date) => `since start of season ${date}`,
  },
  explanation: {
    sum: 'Degree-hours add up the warmth that the crop can use to develop.',
    sumAndStages:
      'Degree-hours add up the warmth that the crop can use to develop; the strips beside the axis show the stage that goes with each sum, and the lines the days on which it was observed. From each observed stage the count starts anew at its sum: the curve falls if the stage came later than computed, and rises if it came earlier.',
    ahead: 'The shaded zone is forecast.',
  },
  stage: 'Stage',
  stages: EN_STAGES,
  seen: {
    first: (stage, at) => `${stage} was observed: degree-hours are counted from here, starting at ${at}`,
    same: (stage, at) => `${stage} was observed: the sum agrees with that of this stage, ${at}`,
    down: (stage, before, at) =>
      `${stage} was observed: the sum falls from ${before} to ${at}, that of this stage`,
    up: (stage, before, at) =>
      `${stage} was observed: the sum rises from ${before} to ${at}, that of this stage`,
  },
  card: {
    name: 'Phenology of the crop',
    preliminary: 'Preliminary model: dates are for guidance only.',
    near: (date) => `around ${date}`,
    notSeen: 'not recorded',
    noTemperatures: 'No temperatures since the recorded phenology.',
    noPhenology:
      'No phenology is recorded in the season: the stage cannot be estimated. Record it with REGISTRO, Fenología del hospedero.',
    atTheEnd: 'At the end of the season',
    lastStage: 'Last stage of the model',
    next: 'Next stage',
    sumOf: (sum, whole) => `${sum} of ${whole}`,
  },
  origin: {
    formula: 'Formula',
    formulaIs: (base, optimum) =>
      `Each hour adds the degrees of its mean temperature above ${base}; from ${optimum} on it adds no more.`,
    thresholds: 'Thresholds',
    thresholdsAre: (base, optimum) => `Base ${base}, optimum ${optimum}.`,
    startReasons: {
      stage:
        'Counted from the first recorded stage and anew from each following one, starting at the sum of that stage: what was observed goes before what was computed. On that day the sum falls if the stage came later than computed, and rises if it came earlier.',
      season:
        'No phenology is recorded: counted from the start of the season, which says nothing about the stages.',
    },
    mean: (stations) =>
      `Daily average of ${stations === undefined ? 'the stations of the field' : `${stations} ${stations === 1 ? 'station' : 'stations'}`}.`,
    gaps: 'Hours and days without data',
    gapsAre: (longest, hours) =>
      `Gaps of up to ${longest} hours are filled in with a straight line. A day counts with at least ${hours} of the 24 hours measured.`,
  },
};
