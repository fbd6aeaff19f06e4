import {
  chipLevel,
  formatDateTime,
  HEALTH_CODE_WORDS,
  HEALTH_PART_WORDS,
  HEALTH_PARTS,
  HEALTH_STATE_WORDS,
  type Pest,
  type Station,
} from '@vigia/domain';
import {
  Card,
  ChipRow,
  HealthChip,
  MEDIA,
  PestChip,
  Popover,
  Skeleton,
  StatusIcon,
  textSize,
} from '@vigia/ui';
import styled from 'styled-components';
import type { CaptureCounts } from '../../shared/capture-group.ts';
import {
  type Conditions,
  LOADING,
  type StationCondition,
  statusOf,
  statusOfState,
  wordOf,
} from '../../shared/condition.ts';
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

const Parts = styled.dl`
  display: grid;
  gap: 12px;
  min-width: 240px;
  max-width: 320px;
  margin: 12px 0 4px;

  dt { display: flex; align-items: center; gap: 8px; }
  dd { margin: 0 0 0 26px; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
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
            if (entry?.kind !== 'known') return <Skeleton key={id} $width="132px" $height="28px" />;
            const level = chipLevel(id, entry.count) ?? 'neutral';
            return <PestChip key={id} name={name} count={entry.count} level={level} />;
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

interface StationChipProps {
  readonly name: string;
  readonly condition: StationCondition;
}

/** The chip opens what is behind its colour, once there is something. */
function StationChip({ name, condition }: StationChipProps) {
  if (condition.kind === 'loading') return <Skeleton $width="84px" $height="28px" />;
  const chip = { name, state: statusOf(condition), stateWord: wordOf(condition) };
  if (condition.kind === 'disabled') return <HealthChip {...chip} />;
  return (
    <Popover trigger={<HealthChip {...chip} onPress={opensPopover} />} label={WORDS.healthOf(name)}>
      <strong>{name}</strong>
      {condition.kind === 'failed' ? <p>{wordOf(condition)}</p> : <HealthParts condition={condition} />}
    </Popover>
  );
}

/** The popover around the chip listens to its press; the chip only has to be a button. */
const opensPopover = () => undefined;

function HealthParts({ condition }: { readonly condition: StationCondition & { readonly kind: 'known' } }) {
  return (
    <Parts>
      {HEALTH_PARTS.map((id) => {
        const { state, lastDate, errors } = condition.health[id];
        return (
          <div key={id}>
            <dt>
              <StatusIcon status={statusOfState(state)} />
              <span>
                {HEALTH_PART_WORDS[id]}: {HEALTH_STATE_WORDS[state].toLowerCase()}
              </span>
            </dt>
            <dd>
              {errors.map((code) => (
                <div key={code}>{HEALTH_CODE_WORDS[code]}</div>
              ))}
              <small>{lastDate === null ? WORDS.noData : WORDS.lastData(formatDateTime(lastDate))}</small>
            </dd>
          </div>
        );
      })}
    </Parts>
  );
}
