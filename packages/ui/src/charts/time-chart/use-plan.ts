import { useMemo } from 'react';
import { type ChartPlan, planChart } from './plan/chart-plan.ts';
import type { PlanInput } from './plan/plan-input.ts';

/** The plan of a chart, made anew only when one of its inputs is another object. */
export function usePlan(input: PlanInput): ChartPlan {
  const { series, window, ticks, leftAxis, rightAxis, yTicks, markers, bands, today } = input;
  const { width, height, leftFromZero, leftExtent } = input;
  return useMemo(
    () =>
      planChart({
        series,
        window,
        ticks,
        leftAxis,
        rightAxis,
        yTicks,
        markers,
        bands,
        today,
        width,
        height,
        leftFromZero,
        leftExtent,
      }),
    [
      series,
      window,
      ticks,
      leftAxis,
      rightAxis,
      yTicks,
      markers,
      bands,
      today,
      width,
      height,
      leftFromZero,
      leftExtent,
    ],
  );
}
