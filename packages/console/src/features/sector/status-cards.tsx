import type { Pest, Station } from '@vigia/domain';
import { Card, ChipRow, MEDIA, PestStateChip, StationHealthChip, textSize } from '@vigia/ui';
import styled from 'styled-components';
import type { CaptureCounts } from '../../shared/capture-group.ts';
import { type Conditions, LOADING, type StationCondition } from '../../shared/condition.ts';
import { WORDS } from './words.ts';

const Cards = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  ${MEDIA.narrow} { grid-template-columns: 1fr; gap: 12px; }
`;

const Note = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

export interface StatusCardsProps {
  readonly pests: readonly Pest[];
  /** By pest id as text. */
  readonly counts: CaptureCounts;
  readonly stations: readonly Station[];
  readonly conditions: Conditions;
  /** The season runs: health is known and captures are of the last days. */
  readonly isCurrent: boolean;
}

/** How pests and stations of the sector are, at a glance. */
export function StatusCards({ pests, counts, stations, conditions, isCurrent }: StatusCardsProps) {
  return (
    <Cards>
      <Card title={WORDS.pestCard}>
        <ChipRow>
          {pests.map(({ id, name }) => {
            const entry = counts.get(String(id));
            const known = entry?.kind === 'known';
            return (
              <PestStateChip
                key={id}
                pestId={id}
                name={name}
                count={known ? entry.count : undefined}
                state={known ? 'ready' : 'loading'}
                {...(isCurrent ? {} : { period: WORDS.pestPeriodPast })}
              />
            );
          })}
          <Note>
            {pests.length === 0 ? WORDS.noPests : isCurrent ? WORDS.pestCardNote : WORDS.pestCardPast}
          </Note>
        </ChipRow>
      </Card>
      <Card title={WORDS.stationCard}>
        <ChipRow>
          {stations.map((station) => (
            <StationChip
              key={station.id}
              name={station.name}
              condition={conditions.get(station.id) ?? LOADING}
            />
          ))}
          {stations.length === 0 && <Note>{WORDS.noStations}</Note>}
          {stations.length > 0 && !isCurrent && <Note>{WORDS.stationCardPast}</Note>}
        </ChipRow>
      </Card>
    </Cards>
  );
}

const ANSWERS = { loading: 'loading', disabled: 'past', failed: 'error', known: 'ready' } as const;

interface StationChipProps {
  readonly name: string;
  readonly condition: StationCondition;
}

/** The chip opens what is behind its colour, once there is something. */
function StationChip({ name, condition }: StationChipProps) {
  return (
    <StationHealthChip
      name={name}
      answer={ANSWERS[condition.kind]}
      {...(condition.kind === 'known' ? { health: condition.health } : {})}
    />
  );
}
