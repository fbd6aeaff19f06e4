import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { analyticsCalls, type SeriesAnswer } from '@vigia/api/client';
import { type Alignment, fromColumnar, type IsoDate, standingOf, wallMsOfDay } from '@vigia/domain';
import { useWords } from '@vigia/ui';
import { type DegreeDayData, seasonLines, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { briefRetry } from '../backoff.ts';
import { curveRequest, dailyCapturesRequest, type PestRequest, pestRequest } from '../series/pest-request.ts';
import type { SeriesScope } from '../series/scope.ts';
import { useCalls } from '../state/calls.ts';
import { limited } from '../state/requests.ts';
import { type ComparedScope, keyText } from './compared-scopes.ts';
import { type PestAnswer, pestSideBySide } from './pest-side-by-side.ts';
import { useCompared } from './use-compared.ts';
import { SIDE_BY_SIDE } from './words.ts';

const BY_BIOFIX: readonly Alignment[] = ['calendar', 'biofix', 'degree-days'];
const WITHOUT_BIOFIX: readonly Alignment[] = ['calendar', 'degree-days'];

const followsPest = (scope: SeriesScope, today: IsoDate): boolean => pestRequest(scope, today) !== null;

/** The two series of a season: its degree-days, by the rule of the season shown, and its captures. */
function seasonRequests(request: PestRequest | null, metric: string | undefined) {
  const curve = request && metric !== undefined && curveRequest({ ...request, metric });
  const captures = request && dailyCapturesRequest(request);
  return curve && captures ? [curve, captures] : [];
}

type Part = SeriesAnswer | 'loading' | 'failed';

const partOf = ({ data, isError, isFetching }: UseQueryResult<SeriesAnswer>): Part =>
  data ?? (isError && !isFetching ? 'failed' : 'loading');

/** Each answer by itself, and what asks again for those that failed. */
const apart = (results: readonly UseQueryResult<SeriesAnswer>[]) => ({
  parts: results.map(partOf),
  retry: () => {
    for (const result of results) if (result.isError) void result.refetch();
  },
});

function foundOf(request: PestRequest | null, parts: readonly Part[]): PestAnswer['found'] {
  const [curve, captures] = parts;
  if (!request || !curve || !captures) return null;
  if (curve === 'failed' || captures === 'failed') return 'failed';
  if (curve === 'loading' || captures === 'loading') return 'loading';
  const daysOf = ({ series }: SeriesAnswer) => series && fromColumnar(series);
  return { start: request.start, curve: daysOf(curve), captures: daysOf(captures) };
}

/** Other seasons and fields beside the pest shown: each is asked for by itself, and the chart waits for none. */
export function usePestSideBySide(scope: SeriesScope, data: DegreeDayData | null, today: IsoDate) {
  const words = useWords(SIDE_BY_SIDE);
  const speech = usePanelSpeech();
  const analytics = useCalls(analyticsCalls);
  const own = useMemo(() => pestRequest(scope, today), [scope, today]);
  const alignments = own?.start.reason === 'biofix' ? BY_BIOFIX : WITHOUT_BIOFIX;
  const compared = useCompared(scope, alignments, followsPest);
  const { chosen, alignment } = compared;
  const asked = useMemo(() => askedOf(chosen, own?.metric, today), [chosen, own, today]);
  const { parts, retry } = useQueries({
    queries: asked.flatMap(({ requests }) =>
      requests.map(({ key, ask }) => ({
        queryKey: ['series', ...key],
        queryFn: ({ signal }: { signal: AbortSignal }) => limited(() => ask(analytics, signal), signal),
        ...briefRetry,
      })),
    ),
    combine: apart,
  });
  const answers = useMemo(
    () =>
      asked.map(({ answer, request, first, requests }): PestAnswer => {
        return { ...answer, found: foundOf(request, parts.slice(first, first + requests.length)) };
      }),
    [asked, parts],
  );
  const { season } = scope;
  const beside = useMemo(
    () =>
      data && season && answers.length > 0
        ? pestSideBySide({ season, data }, answers, alignment, words)
        : null,
    [data, season, answers, alignment, words],
  );
  const lines = useMemo(() => {
    const standing = data?.degreeDays && standingOf(data.degreeDays);
    const look = { unit: speech.words.degreeDayUnit, decimals: 1, axis: 'left' } as const;
    return seasonLines(beside?.lines ?? [], look, standing ? wallMsOfDay(standing.date) : undefined);
  }, [beside, data, speech]);
  const has = (state: PestAnswer['found']) => answers.some(({ found }) => found === state);
  const said = {
    sentences: beside?.sentences ?? null,
    isLoading: has('loading'),
    retry: has('failed') ? retry : null,
  };
  const counts =
    data && beside && beside.counts.length > 0
      ? {
          title: alignment === 'degree-days' ? words.atSameSum : words.mirrored,
          others: beside.counts,
          own: data.captures?.incremental ?? null,
          inField: data.captures?.inField,
          pestName: data.pestName,
        }
      : null;
  return { compared, lines, said, counts };
}

/** What is asked of each season, with the place of its first answer among all of them. */
function askedOf(chosen: readonly ComparedScope[], metric: string | undefined, today: IsoDate) {
  let first = 0;
  return chosen.map(({ key, name, scope }, place) => {
    const request = pestRequest(scope, today);
    const requests = seasonRequests(request, metric);
    const answer = { id: `season-${keyText(key)}`, name, place, season: scope.season };
    const asked = { answer, request, requests, first };
    first += requests.length;
    return asked;
  });
}
