import { seasonStages } from '@vigia/domain';
import { isCurrentSeason, type Season, type SectorId } from '@vigia/domain/farm';
import { stageSpans } from '@vigia/domain/spraying';
import { useMemo } from 'react';
import { aheadRequest, curveRequest, pestRequest } from '../../shared/series/pest-request.ts';
import { cropChoices } from '../../shared/series/sector-choice.ts';
import { useManyAhead } from '../../shared/series/use-ahead.ts';
import { useSeries } from '../../shared/series/use-series.ts';
import { useFarm } from '../../shared/state/farm.ts';
import type { FieldStages } from './field-stages.ts';

/**
 * The stages of the pests that are followed in a field, as its charts have them: those that began, and those that past years
 * let expect.
 *
 * @param season null: nothing is requested
 */
export function useFieldStages(
  sectorId: SectorId,
  season: Season | null,
  isWanted: boolean,
): Omit<FieldStages, 'date'> {
  const { context, today } = useFarm();
  const asked = useMemo(() => {
    if (season === null || !isWanted) return [];
    const scopes = cropChoices(context, sectorId).flatMap((choice) =>
      choice.chartPests.map((pest) => ({ ...choice, season, biofixes: season.biofixes, pest })),
    );
    return scopes.flatMap((scope, i) => {
      const isFirst = scopes.findIndex(({ pest }) => pest.id === scope.pest.id) === i;
      const request = isFirst ? pestRequest(scope, today) : null;
      const curve = request && curveRequest(request);
      return request && curve
        ? [{ pest: scope.pest, curve, ahead: aheadRequest(request, scope, today) }]
        : [];
    });
  }, [context, sectorId, season, isWanted, today]);
  const { state, answers } = useSeries(useMemo(() => asked.map(({ curve }) => curve), [asked]));
  const dates = useManyAhead(useMemo(() => asked.map(({ ahead }) => ahead), [asked]));
  return useMemo(() => {
    const isAwaited = dates.some((each) => each === null);
    if (state === 'error') return { state, pests: [] };
    if (state === 'loading' || isAwaited) return { state: 'loading', pests: [] };
    const now = season && isCurrentSeason(season, today) ? today : null;
    const pests = asked.map(({ pest }, i) => {
      const series = answers?.[i]?.series;
      return { pest, spans: series ? stageSpans(seasonStages(pest.id, series, now, dates[i])) : [] };
    });
    return { state: 'ready', pests };
  }, [asked, state, answers, dates, season, today]);
}
