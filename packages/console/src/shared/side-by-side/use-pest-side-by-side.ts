import { type Alignment, fromColumnar, type IsoDate, standingOf, wallMsOfDay } from '@vigia/domain';
import { useWords } from '@vigia/ui';
import { type DegreeDayData, seasonLines, usePanelSpeech } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { curveRequest, dailyCapturesRequest, type PestRequest, pestRequest } from '../series/pest-request.ts';
import type { SeriesScope } from '../series/scope.ts';
import { comparedInReport } from './compared-in-report.ts';
import { keyText } from './compared-scopes.ts';
import { type PestAnswer, pestSideBySide } from './pest-side-by-side.ts';
import { type Answered, useApart } from './use-apart.ts';
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

function foundOf(request: PestRequest | null, answered: Answered): PestAnswer['found'] {
  if (typeof answered === 'string') return answered;
  const [curve = null, captures = null] = answered.map(({ series }) => series && fromColumnar(series));
  return request && answered.length > 0 ? { start: request.start, curve, captures } : null;
}

/** Other seasons and fields beside the pest shown: each is asked for by itself, and the chart waits for none. */
export function usePestSideBySide(scope: SeriesScope, data: DegreeDayData | null, today: IsoDate) {
  const words = useWords(SIDE_BY_SIDE);
  const speech = usePanelSpeech();
  const own = useMemo(() => pestRequest(scope, today), [scope, today]);
  const alignments = own?.start.reason === 'biofix' ? BY_BIOFIX : WITHOUT_BIOFIX;
  const compared = useCompared(scope, alignments, followsPest);
  const { chosen, alignment } = compared;
  const asked = useMemo(() => chosen.map((each) => pestRequest(each.scope, today)), [chosen, today]);
  const metric = own?.metric;
  const { answered, isLoading, retry } = useApart(
    useMemo(() => asked.map((request) => seasonRequests(request, metric)), [asked, metric]),
  );
  const answers = useMemo(
    () =>
      chosen.map(({ key, name, scope: { season } }, place): PestAnswer => {
        const found = foundOf(asked[place] ?? null, answered[place] ?? 'loading');
        return { id: `season-${keyText(key)}`, name, place, season, found };
      }),
    [chosen, asked, answered],
  );
  const { season } = scope;
  const laid = words.laid[alignment];
  const beside = useMemo(
    () =>
      data && season && answers.length > 0
        ? pestSideBySide({ season, data }, answers, alignment, words)
        : null,
    [data, season, answers, alignment, words],
  );
  const lines = useMemo(() => {
    const standing = data?.degreeDays && standingOf(data.degreeDays);
    const unit = speech.words.degreeDayUnit;
    const look = { unit, decimals: 1, axis: 'left', beside: season?.name, laid } as const;
    return seasonLines(beside?.lines ?? [], look, standing ? wallMsOfDay(standing.date) : undefined);
  }, [beside, data, speech, season?.name, laid]);
  const said = { sentences: beside?.sentences ?? null, isLoading, retry };
  const counts =
    data && beside && beside.counts.length > 0
      ? {
          title: words.mirrored[alignment === 'degree-days' ? 'atSameSum' : 'byDay'],
          others: beside.counts,
          own: data.captures?.incremental ?? null,
          inField: data.captures?.inField,
          season: season?.name,
          laid,
          pestName: data.pestName,
        }
      : null;
  const make = () =>
    beside &&
    comparedInReport(alignment, beside.sentences, { degreeDays: beside.lines, captures: beside.counts });
  return { compared, lines, said, counts, onPaper: { make, isLoading } };
}
