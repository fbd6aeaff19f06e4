import { createContext } from 'react';
import type { ChartPlan } from './chart-plan.ts';

/** The plan of the chart that something lies over; null outside of one. */
export const PlanContext = createContext<ChartPlan | null>(null);
