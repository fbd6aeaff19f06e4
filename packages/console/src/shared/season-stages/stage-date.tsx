import { type Expectation, expectedBand, type IsoDate, type SeasonStage, whenExpected } from '@vigia/domain';
import { formatShortDay } from '@vigia/domain/es';
import { useWords } from '@vigia/ui';
import { Check } from 'lucide-react';
import { SEASON_STAGES, type SeasonStageWords } from './words.ts';

export interface StageDateProps {
  readonly stage: SeasonStage;
  /** True while the dates of past years are loading. */
  readonly isAwaited: boolean;
}

/** When a stage began, or may begin, with the days between which it does in eight of ten years. */
export function StageDate({ stage: { reached, milestone }, isAwaited }: StageDateProps) {
  const words = useWords(SEASON_STAGES);
  if (reached) {
    const { date, earliest } = reached;
    return (
      <>
        <Check aria-label={words.began} size={14} /> {formatShortDay(date)}
        {earliest < date && <small>{words.beganBetween(earliest, date)}</small>}
      </>
    );
  }
  if (milestone === null) return words.notReached;
  return isAwaited ? words.awaited : <Expected of={milestone} />;
}

function Expected({ of }: { readonly of: Expectation }) {
  const words = useWords(SEASON_STAGES);
  const when = whenExpected(of);
  const band = bandWords(of, words);
  return (
    <>
      {when.day === null ? (
        (when.reason === 'beyond_season' && words.notInSeason) || words.noDate
      ) : (
        <Day day={when.day} margin={when.plusMinusDays} />
      )}
      {band !== null && <small>{band}</small>}
    </>
  );
}

/** `28 dic ± 6 días`, or `hacia el 28 dic` where the band is uneven or open. */
function Day({ day, margin }: { readonly day: IsoDate; readonly margin: number | null }) {
  const { around, within } = useWords(SEASON_STAGES);
  return (
    <>
      {margin === null && `${around} `}
      <strong>{formatShortDay(day)}</strong>
      {margin !== null && margin > 0 && ` ${within(margin)}`}
    </>
  );
}

function bandWords(of: Expectation, { bands }: SeasonStageWords): string | null {
  const band = expectedBand(of);
  if (band === null || band.kind === 'none') return null;
  return band.kind === 'most' ? bands.most(band.from, band.to) : bands[band.kind](band.from);
}
