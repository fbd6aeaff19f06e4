import { useMemo } from 'react';
import { useChartSpeech } from '../words.ts';
import { type ChartPlan, planChart } from './plan/chart-plan.ts';
import type { PlanInput } from './plan/plan-input.ts';

/** The names of all inputs of a plan. A missing one does not compile. */
const INPUTS = Object.keys({
  series: 1,
  window: 1,
  ticks: 1,
  leftAxis: 1,
  rightAxis: 1,
  yTicks: 1,
  markers: 1,
  spans: 1,
  bands: 1,
  today: 1,
  isUnforeseen: 1,
  leftFromZero: 1,
  leftExtent: 1,
  width: 1,
  height: 1,
} satisfies Record<keyof PlanInput, 1>) as (keyof PlanInput)[];

/** The plan of a chart, computed again only when one of its inputs is another object. */
export function usePlan(input: PlanInput): ChartPlan {
  const speech = useChartSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the inputs by name are all that the plan depends on
  return useMemo(() => planChart(input, speech), [speech, ...INPUTS.map((name) => input[name])]);
}
