import type { Supposed } from '@vigia/domain/what-if';
import { Button, Notice, SkeletonText, useWords } from '@vigia/ui';
import type { WhatIfSeason } from '../played.ts';
import { shownDays } from '../what-if-chart.tsx';
import { CallTable } from './call-table.tsx';
import { CapturesChart } from './captures-chart.tsx';
import type { SeasonCaptures } from './season-captures.ts';
import type { CapturesPlayed } from './use-capture-calls.ts';
import { SUPPOSED_CAPTURES } from './words.ts';

export interface CapturesPartProps {
  readonly season: WhatIfSeason;
  readonly captures: SeasonCaptures;
  readonly played: CapturesPlayed;
  readonly supposed: Supposed;
  readonly onChange: (change: Supposed) => void;
}

/** The captures of the season with a threshold that is moved, and when it would have called. */
export function CapturesPart({ season, captures, played, supposed, onChange }: CapturesPartProps) {
  const words = useWords(SUPPOSED_CAPTURES);
  const { state, threshold, nameOf, retry } = captures;
  if (state === 'loading')
    return (
      <div aria-busy>
        <p>{words.loading}</p>
        <SkeletonText count={2} />
      </div>
    );
  if (state === 'error')
    return (
      <Notice status="warning" action={<Button onPress={retry}>{words.retry}</Button>}>
        {words.failed}
      </Notice>
    );
  if (played.most === null) return <Notice status="neutral">{words.none}</Notice>;
  return (
    <>
      <CapturesChart
        season={season}
        captures={captures}
        played={played}
        supposed={supposed.captures}
        shown={shownDays(season)}
        onChange={(value) => onChange({ captures: value })}
      />
      <CallTable
        threshold={threshold}
        captures={supposed.captures}
        nameOf={nameOf}
        now={played.now}
        supposed={played.supposed}
      />
    </>
  );
}
