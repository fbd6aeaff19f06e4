import { useMemo } from 'react';
import { useChartSpeech } from '../words.ts';
import { type ChartPlan, planChart } from './plan/chart-plan.ts';
import type { PlanInput } from './plan/plan-input.ts';

/** Every input of a plan, once: one that is forgotten here does not compile. */
const INPUTS = Object.keys({
  series: 1,
  window: 1,
  ticks: 1,
  leftAxis: 1,
  rightAxis: 1,
  yTicks: 1,
  markers: 1,
  bands: 1,
  today: 1,
  isUnforeseen: 1,
  leftFromZero: 1,
  leftExtent: 1,
  width: 1,
  height: 1,
} satisfies Record<keyof PlanInput, 1>) as (keyof PlanInput)[];

/** The plan of a chart, made anew only when one of its inputs is another object. */
export function usePlan(input: PlanInput): ChartPlan {
  const speech = useChartSpeech();
  // biome-ignore lint/correctness/useExhaustiveDependencies: by name they are all that a plan is made from
  return useMemo(() => planChart(input, speech), [speech, ...INPUTS.map((name) => input[name])]);
}
