import { addDays } from '@vigia/domain';
import { expect, within } from 'storybook/test';
import type { PanelView } from '../panel-view.ts';
import { TODAY } from './demo-season.ts';

/** The last 75 days and two weeks after today. */
export const LAST_90: PanelView = {
  period: '90days',
  window: { start: addDays(TODAY, -75), end: addDays(TODAY, 15) },
  today: TODAY,
};

export const WHOLE_SEASON: PanelView = {
  period: 'allSeason',
  window: { start: addDays(TODAY, -143), end: addDays(TODAY, 15) },
  today: TODAY,
};

/** A panel whose data could not be loaded: it offers another try. */
export const FAILED_STORY = {
  args: { data: null, state: 'error', onRetry: () => undefined },
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
} as const;
