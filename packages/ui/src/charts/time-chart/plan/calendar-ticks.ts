import { DAY_MS, HOUR_MS } from '@vigia/domain';
import type { Figures } from '../../../words/figures.ts';
import type { ChartWindow } from '../../chart-series.ts';

const HOUR_STEPS = [1, 3, 6, 12];
const DAY_STEPS = [1, 2, 4, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

/**
 * Round dates over a window, wall ms, at most `most`: hours, noons of days, or noons of the first days of
 * months (daily points stand at noon).
 */
export function calendarTicks(window: ChartWindow, most = 8): number[] {
  const span = window.end - window.start;
  for (const hours of HOUR_STEPS) {
    if (span / (hours * HOUR_MS) <= most) return stepped(window, hours * HOUR_MS, 0);
  }
  for (const days of DAY_STEPS) {
    if (span / (days * DAY_MS) <= most) return stepped(window, days * DAY_MS, DAY_MS / 2);
  }
  const months = span / (30.44 * DAY_MS);
  const step = MONTH_STEPS.find((count) => months / count <= most) ?? Math.ceil(months / most / 120) * 120;
  return monthTicks(window, step);
}

function stepped({ start, end }: ChartWindow, step: number, phase: number): number[] {
  const ticks: number[] = [];
  for (let tick = Math.ceil((start - phase) / step) * step + phase; tick <= end; tick += step)
    ticks.push(tick);
  return ticks;
}

function monthTicks({ start, end }: ChartWindow, step: number): number[] {
  const first = new Date(start);
  const months = first.getUTCFullYear() * 12 + first.getUTCMonth();
  const ticks: number[] = [];
  for (let month = Math.floor(months / step) * step; ; month += step) {
    const tick = Date.UTC(Math.floor(month / 12), month % 12, 1, 12);
    if (!(tick <= end)) return ticks;
    if (tick >= start) ticks.push(tick);
  }
}

/** Text of a tick: an hour, a day, or a month with its year, by the length of the window. */
export function tickLabel(tick: number, { start, end }: ChartWindow, figures: Figures): string {
  const days = (end - start) / DAY_MS;
  if (days > 400) return figures.monthOfYear(tick);
  const clock = new Date(tick).toISOString().slice(11, 16);
  return days > 3 || clock === '00:00' ? figures.shortDay(tick) : clock;
}
