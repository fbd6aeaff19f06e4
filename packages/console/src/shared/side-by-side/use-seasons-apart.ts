import {
  type Alignment,
  type DailySeries,
  fromColumnar,
  type IsoDate,
  laidOver,
  type ValueKind,
} from '@vigia/domain';
import { type NotCompared, notComparedSentences } from '@vigia/domain/reports';
import { useMemo } from 'react';
import { dataDays } from '../series/panel-view.ts';
import type { SeriesScope } from '../series/scope.ts';
import type { SeriesRequest } from '../series/use-series.ts';
import { keyText } from './compared-scopes.ts';
import type { SeasonName } from './laid-totals.ts';
import { useApart } from './use-apart.ts';
import { useCompared } from './use-compared.ts';

/** Readings and chill have no biofix: they lie on the same days of the year. */
const BY_CALENDAR: readonly Alignment[] = ['calendar'];

/** A season or field with its readings on the days of the season shown, in the order of its requests. */
export interface SeasonReadings extends SeasonName {
  readonly readings: readonly (DailySeries | null)[];
}

/**
 * Daily readings, or running totals, of the seasons and fields of the address, laid over the season shown.
 *
 * @param requestsOf what is asked of a season or field, empty without a station for the chart; a constant
 */
export function useSeasonsApart(
  scope: SeriesScope,
  today: IsoDate,
  requestsOf: (scope: SeriesScope, today: IsoDate) => readonly SeriesRequest[],
  kind: ValueKind = 'reading',
) {
  const hasSeries = useMemo(
    () => (one: SeriesScope, day: IsoDate) => requestsOf(one, day).length > 0,
    [requestsOf],
  );
  const compared = useCompared(scope, BY_CALENDAR, hasSeries);
  const { chosen } = compared;
  const { answered, isLoading, retry } = useApart(
    useMemo(() => chosen.map((each) => requestsOf(each.scope, today)), [chosen, requestsOf, today]),
  );
  const { season } = scope;
  const seasons = useMemo(() => {
    const there: SeasonReadings[] = [];
    const missing: { readonly name: string; readonly reason: NotCompared }[] = [];
    for (const [place, { key, name, scope: other }] of chosen.entries()) {
      const answer = answered[place] ?? 'loading';
      if (answer === 'loading' || !season) continue;
      if (answer === 'failed') missing.push({ name, reason: 'not-had' });
      else if (answer.length === 0) missing.push({ name, reason: 'no-stations' });
      else if (answer.every(({ series }) => dataDays([series]) === null))
        missing.push({ name, reason: 'no-record' });
      else {
        const [from, to] = [other.season, season].map((one) => ({ season: one, start: one.start }));
        const readings = answer.map(
          ({ series }) => series && laidOver(fromColumnar(series), kind, from!, to!, 'calendar'),
        );
        there.push({ id: `season-${keyText(key)}`, name, place, readings });
      }
    }
    return { there, missing };
  }, [chosen, answered, season, kind]);
  /** @param left which of them have too little for that, and why */
  const said = (
    sentences: readonly (string | null)[],
    left: readonly { readonly name: string }[],
    reason: NotCompared,
  ) => {
    const notCompared = [...seasons.missing, ...left.map(({ name }) => ({ name, reason }))];
    const told = sentences.filter((sentence) => sentence !== null);
    const all = [...told, ...notComparedSentences(notCompared)];
    return { sentences: chosen.length === 0 ? null : all, isLoading, retry };
  };
  return { compared, seasons: seasons.there, said };
}
