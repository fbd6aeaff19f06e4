import type { Backfill, StationSource } from '@vigia/api/client';
import { dayOfInstant } from '@vigia/domain';
import { fromTo } from '@vigia/domain/es';
import { Chip, ProgressBar, type Status, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { STATION_SOURCES } from './words.ts';

/** Ended pulls that stay listed. */
const LISTED = 3;

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 12px 0 0;
  padding: 12px 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  list-style: none;
`;

const Ended = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  font-size: ${textSize('compact')};
  overflow-wrap: anywhere;
`;

const STATUS: Readonly<Record<Backfill['state'], Status>> = {
  open: 'neutral',
  done: 'ok',
  cancelled: 'neutral',
  failed: 'warning',
};

export interface PastDaysProps {
  readonly source: Pick<StationSource, 'backfills' | 'stations'>;
  /** Undefined for those who may only look. */
  readonly onStop?: ((backfill: Backfill) => void) | undefined;
}

/** Past days that are pulled with their progress, and the last ones that ended; nothing without any. */
export function PastDays({ source, onStop }: PastDaysProps) {
  const words = useWords(STATION_SOURCES).past;
  const open = source.backfills.filter(({ state }) => state === 'open');
  const ended = source.backfills.filter(({ state }) => state !== 'open').slice(0, LISTED);
  if (open.length + ended.length === 0) return null;
  const nameOf = ({ vendorStationId }: Backfill): string =>
    source.stations.find((each) => each.vendorStationId === vendorStationId)?.vendorStationName ??
    vendorStationId;
  const labelOf = (backfill: Backfill): string =>
    words.running(
      nameOf(backfill),
      fromTo({ start: dayOfInstant(backfill.from), end: dayOfInstant(backfill.to - 1) }),
    );
  return (
    <List aria-label={words.list}>
      {open.map((backfill) => {
        const { id, from, to, doneTo, rowsNew, rowsChanged } = backfill;
        return (
          <li key={id}>
            <ProgressBar
              label={labelOf(backfill)}
              value={(100 * (doneTo - from)) / (to - from)}
              detail={doneTo === from ? words.waits : words.rows(rowsNew, rowsChanged)}
              cancelAfter={0}
              cancelLabel={words.stop}
              {...(onStop && { onCancel: () => onStop(backfill) })}
            />
          </li>
        );
      })}
      {ended.map((backfill) => (
        <Ended key={backfill.id}>
          <Chip status={STATUS[backfill.state]}>{words.states[backfill.state]}</Chip>
          <span>{labelOf(backfill)}</span>
          <span>{backfill.failureText ?? words.rows(backfill.rowsNew, backfill.rowsChanged)}</span>
        </Ended>
      ))}
    </List>
  );
}
