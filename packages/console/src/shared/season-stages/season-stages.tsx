import {
  type DatesAhead,
  type IsoDate,
  type SeasonGeneration,
  seasonStages,
  stageLabel,
} from '@vigia/domain';
import { Card, SkeletonText, useWords } from '@vigia/ui';
import type { DegreeDayData } from '@vigia/ui/panels';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { StageDate } from './stage-date.tsx';
import { SEASON_STAGES, type SeasonStageWords } from './words.ts';

const Notes = styled.div`
  max-width: 900px;
  margin-bottom: 12px;
  color: ${({ theme }) => theme.color.muted};
  p { margin: 0; text-wrap: pretty; }
`;

const Generations = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 16px 24px;
  section { min-width: 0; break-inside: avoid; }
  h3 { margin: 0; padding-bottom: 4px; border-bottom: 1px solid ${({ theme }) => theme.color.line}; font-size: inherit; }
  section > p { margin: 6px 0 0; color: ${({ theme }) => theme.color.muted}; }
`;

const Stages = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 12px;
    padding: 6px 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  > div:last-child { border-bottom: 0; }
  dt small, dd small { display: block; color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; text-align: right; text-wrap: balance; color: ${({ theme }) => theme.color.muted}; }
  dd strong { color: ${({ theme }) => theme.color.primaryStrong}; }
  dd svg { vertical-align: -2px; }
`;

type SeasonData = Pick<DegreeDayData, 'pestId' | 'degreeDays' | 'start' | 'ahead'>;

export interface SeasonStagesProps {
  /** Null while loading. */
  readonly data: SeasonData | null;
  /** Null for a season that is over. */
  readonly today: IsoDate | null;
}

/** All stages of a pest in a season: when each began, or when it may begin; nothing for a pest without a model. */
export function SeasonStages({ data, today }: SeasonStagesProps) {
  const words = useWords(SEASON_STAGES);
  const generations = useMemo(
    () => (data?.degreeDays ? seasonStages(data.pestId, data.degreeDays, today, data.ahead) : []),
    [data, today],
  );
  if (data === null) {
    return (
      <Card title={words.title}>
        <SkeletonText count={6} />
      </Card>
    );
  }
  const { pestId, ahead } = data;
  if (generations.length === 0) return null;
  const notes = notesOf(data, today, words);
  return (
    <Card title={words.title}>
      <Notes>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Notes>
      <Generations>
        {generations.map((one) => (
          <Generation
            key={one.generation}
            of={one}
            pestId={pestId}
            end={ahead?.end ?? null}
            isAwaited={ahead === null}
          />
        ))}
      </Generations>
    </Card>
  );
}

interface GenerationProps {
  readonly of: SeasonGeneration;
  readonly pestId: number;
  /** The end of the season; null where past years say nothing. */
  readonly end: IsoDate | null;
  readonly isAwaited: boolean;
}

function Generation({ of, pestId, end, isAwaited }: GenerationProps) {
  const words = useWords(SEASON_STAGES);
  const title = words.generation(of.generation);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {of.isAfterSeason && end !== null ? (
        <p>{words.afterSeason(end)}</p>
      ) : (
        <Stages>
          {of.stages.map((stage) => (
            <div key={stage.threshold.stage}>
              <dt>
                {stageLabel(pestId, stage.threshold.stage)}
                <small>{words.sum(stage.threshold.dd)}</small>
              </dt>
              <dd>
                <StageDate stage={stage} isAwaited={isAwaited} />
              </dd>
            </div>
          ))}
        </Stages>
      )}
    </section>
  );
}

/** What the dates are made of, or why there are few or none. */
function notesOf({ start, ahead }: SeasonData, today: IsoDate | null, { basis }: SeasonStageWords): string[] {
  const about = start.reason === 'biofix' ? [] : [basis.noBiofix(start.date)];
  if (today === null) return [...about, basis.over];
  return ahead === null ? about : [...about, basisOf(ahead, basis)];
}

function basisOf(ahead: DatesAhead | undefined, basis: SeasonStageWords['basis']): string {
  if (!ahead) return basis.lastWeek;
  const { years, provider, reason, end, neighbour } = ahead;
  if (years !== null) {
    const said = provider === 'climatology' ? basis.years : basis.service;
    return [said(years, end), ...(neighbour ? [basis.neighbour(neighbour)] : []), basis.bands].join(' ');
  }
  return reason === 'stale_record' ? basis.stale : basis.tooFew;
}
