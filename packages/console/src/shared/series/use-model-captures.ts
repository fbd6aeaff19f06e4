import type { InferenceSeriesQuery } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { GENERAL_MODEL, inferenceModelsOf } from '@vigia/domain/captures';
import type { Station } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import type { ModelCaptures } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { limited } from '../state/requests.ts';
import { measuredDays, type SeriesScope } from './scope.ts';
import { type SeriesRequest, useSeries } from './use-series.ts';
import { SOURCES, type SourceWords } from './words.ts';

const nameOf = (words: SourceWords, model: string): string =>
  model === GENERAL_MODEL ? words.generalModel : words.model(model);

/** Captures that each model of the pest finds on a station's photos; undefined if not wanted or not loaded. */
export function useModelCaptures(
  scope: SeriesScope,
  station: Station,
  today: IsoDate,
  isWanted: boolean,
): readonly ModelCaptures[] | undefined {
  const words = useWords(SOURCES);
  const { season, pest } = scope;
  const models = useMemo(() => (isWanted && pest ? inferenceModelsOf(pest.id) : []), [isWanted, pest]);
  const requests = useMemo(() => {
    const days = measuredDays({ season }, today);
    if (days === null) return [];
    return models.flatMap((model) =>
      (['incremental', 'value'] as const).map((perStation): SeriesRequest => {
        const query: InferenceSeriesQuery = {
          stationIds: [station.id],
          ...days,
          perStation,
          aggregation: 'sum',
        };
        return {
          key: ['inference', model, query],
          ask: (analytics, signal) => limited(() => analytics.inference(model, query, signal), signal),
        };
      }),
    );
  }, [models, season, station.id, today]);
  const { answers } = useSeries(requests);
  return useMemo(() => {
    if (!answers || models.length === 0) return undefined;
    return models
      .map((model, i) => ({
        model,
        name: nameOf(words, model),
        daily: answers[2 * i]?.series ?? null,
        photo: answers[2 * i + 1]?.series ?? null,
      }))
      .filter(({ photo }) => photo?.values.some((value) => value !== null));
  }, [answers, models, words]);
}
