import { dynamicPortions } from './dynamic.ts';
import { chillingHours, type HourlyTemperatures, positiveUtahUnits, utahUnits } from './hourly-chill.ts';

export const CHILL_METRICS = [
  'chill_model_weinberger',
  'chill_model_utah',
  'chill_model_infruitec',
  'chill_model_dynamic',
] as const;
export type ChillMetric = (typeof CHILL_METRICS)[number];

export interface ChillModel {
  readonly metric: ChillMetric;
  readonly citation: string;
  /** Accumulated over the hours; see the function of each model. */
  readonly accumulated: (hourly: HourlyTemperatures, dayOf: ArrayLike<number>) => Float64Array;
}

/** The four chill models of the product, in the order they are shown. */
export const CHILL_MODELS: Readonly<Record<ChillMetric, ChillModel>> = {
  chill_model_weinberger: {
    metric: 'chill_model_weinberger',
    citation:
      'Weinberger, J. H. (1950). Chilling requirements of peach varieties. Proceedings of the American Society for Horticultural Science 56, 122–128.',
    accumulated: (hourly) => chillingHours(hourly),
  },
  chill_model_utah: {
    metric: 'chill_model_utah',
    citation:
      'Richardson, E. A., Seeley, S. D. & Walker, D. R. (1974). A model for estimating the completion of rest for Redhaven and Elberta peach trees. HortScience 9(4), 331–332.',
    accumulated: (hourly) => utahUnits(hourly),
  },
  chill_model_infruitec: {
    metric: 'chill_model_infruitec',
    citation:
      'Linsley-Noakes, G. C., Allan, P. & Matthee, G. (1994). Modification of rest completion prediction models for use in South African stone fruit orchards. Journal of the Southern African Society for Horticultural Sciences 4, 13–15.',
    accumulated: positiveUtahUnits,
  },
  chill_model_dynamic: {
    metric: 'chill_model_dynamic',
    citation:
      'Fishman, S., Erez, A. & Couvillon, G. A. (1987). The temperature dependence of dormancy breaking in plants: mathematical analysis of a two-step model involving a cooperative transition. Journal of Theoretical Biology 124, 473–483.',
    accumulated: (hourly) => dynamicPortions(hourly),
  },
};

export function isChillMetric(name: string): name is ChillMetric {
  return Object.hasOwn(CHILL_MODELS, name);
}
