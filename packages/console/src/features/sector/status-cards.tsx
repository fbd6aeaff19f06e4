import type { SectorMildew } from '@vigia/domain';
import type { HealthState } from '@vigia/domain/devices';
import { HEALTH_STATE_WORDS } from '@vigia/domain/es';
import type { Pest, Station } from '@vigia/domain/farm';
import {
  Card,
  Chip,
  ChipRow,
  MEDIA,
  MildewChip,
  PestStateChip,
  StationHealthChip,
  StatusIcon,
  textSize,
  useWords,
} from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type CaptureCounts, chipOfCount, commonDays } from '../../shared/capture-group.ts';
import {
  type Conditions,
  LOADING,
  partsOf,
  type StationCondition,
  statusOf,
} from '../../shared/condition.ts';
import { SECTOR } from './words.ts';

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
  /** Whether the season is current: only then health is requested and captures are of the last days. */
  readonly isCurrent: boolean;
  /** Mildew risk of the sector, if the crop gets mildew and the risk is loaded. */
  readonly mildew?: SectorMildew | undefined;
  readonly mildewHref?: string | undefined;
  /** Beside the title of the stations. */
  readonly stationActions?: ReactNode;
  /** Stations of the sector without a crop while a crop is shown; `onWithoutCrop` shows them. */
  readonly withoutCrop?: readonly Station[];
  readonly onWithoutCrop?: () => void;
}

/** The state of pests and stations of the sector at a glance. */
export function StatusCards(props: StatusCardsProps) {
  const words = useWords(SECTOR);
  const { pests, counts, stations, conditions, isCurrent, mildew } = props;
  return (
    <Cards>
      <Card title={words.pestCard}>
        <ChipRow>
          {pests.map(({ id, name }) => (
            <PestStateChip
              key={id}
              name={name}
              {...chipOfCount(counts.get(String(id)))}
              isPast={!isCurrent}
            />
          ))}
          <Note>
            {pests.length === 0 ? words.noPests : words.pestCardNote(commonDays(counts), !isCurrent)}
          </Note>
          {/* After the note on captures, which does not apply to mildew. */}
          {mildew && <MildewChip mildew={mildew} detailsHref={props.mildewHref} />}
        </ChipRow>
      </Card>
      <Card title={words.stationCard} actions={props.stationActions}>
        <ChipRow>
          {stations.map((station) => (
            <StationChip
              key={station.id}
              name={station.name}
              condition={conditions.get(station.id) ?? LOADING}
            />
          ))}
          <WithoutCrop {...props} />
          {stations.length === 0 && <Note>{words.noStations}</Note>}
          {stations.length > 0 && !isCurrent && <Note>{words.stationCardPast}</Note>}
        </ChipRow>
      </Card>
    </Cards>
  );
}

const WORST_FIRST: readonly HealthState[] = ['error', 'warning', 'ok', 'unknown'];

/** Stations without a crop, which the page shows under another choice: listed here to miss no failure. */
function WithoutCrop({ withoutCrop = [], onWithoutCrop, conditions, isCurrent }: StatusCardsProps) {
  const words = useWords(SECTOR);
  if (withoutCrop.length === 0) return null;
  const own = withoutCrop.map(({ id }) => conditions.get(id) ?? LOADING);
  const states = new Set(own.flatMap((each) => (each.kind === 'known' ? [each.state] : [])));
  const worst = WORST_FIRST.find((state) => states.has(state));
  const shown = own.find((each) => each.kind === 'known' && each.state === worst) ?? own[0] ?? LOADING;
  const status = statusOf(shown);
  const word = isCurrent && worst !== undefined ? HEALTH_STATE_WORDS[worst].toLowerCase() : null;
  return (
    <Chip status={status} onPress={onWithoutCrop}>
      <StatusIcon status={status} size={17} />
      {words.withoutCrop(withoutCrop.length, word)}
    </Chip>
  );
}

const ANSWERS = { loading: 'loading', disabled: 'past', failed: 'error', known: 'ready' } as const;

interface StationChipProps {
  readonly name: string;
  readonly condition: StationCondition;
}

/** The chip opens the reasons of its colour, if there are any. */
function StationChip({ name, condition }: StationChipProps) {
  return <StationHealthChip name={name} answer={ANSWERS[condition.kind]} {...partsOf(condition)} />;
}
