import { CHIP_LEVEL_WORDS, chipLevel, chipLimits, formatNumber, type PestId } from '@vigia/domain';
import { VisuallyHidden } from 'react-aria-components';
import styled from 'styled-components';
import { PestChip } from '../chip/pest-chip.tsx';
import { Link } from '../link/link.tsx';
import { Popover } from '../popover/popover.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StatusIcon } from '../status/status-icon.tsx';
import { textSize } from '../theme/mixins.ts';
import { RADIUS } from '../theme/tokens.ts';
import { PEST_WORDS } from './words.ts';

const Pill = styled(Skeleton)`border-radius: ${RADIUS.pill}px;`;

const Body = styled.div`
  display: grid;
  gap: 8px;
  width: min(300px, calc(100vw - 64px));

  strong { overflow-wrap: anywhere; }
  p { margin: 0; }
`;

const Figure = styled.span`
  font-size: ${textSize('figure')};
  font-weight: 700;
`;

const Levels = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  list-style: none;
  li { display: flex; align-items: center; gap: 8px; }
  li[aria-current] { color: ${({ theme }) => theme.color.text}; font-weight: 600; }
`;

/** The popover around the chip listens to its press; the chip only has to be a button. */
const opensPopover = () => undefined;

export interface PestStateChipProps {
  readonly pestId: PestId;
  readonly name: string;
  /** Captures of the last week; undefined where they could not be counted. */
  readonly count: number | undefined;
  readonly state?: 'loading' | 'ready';
  /** When they were counted; "en los últimos 7 días" unless told. */
  readonly period?: string;
  /** False where many chips stand in a table row. */
  readonly withIcon?: boolean;
  /** Where its captures are. */
  readonly detailsHref?: string;
}

/** Captures of one pest with its level by the pest's own rule, and that rule on a press. */
export function PestStateChip(props: PestStateChipProps) {
  const {
    pestId,
    name,
    count,
    state = 'ready',
    withIcon = true,
    detailsHref,
    period = PEST_WORDS.lastWeek,
  } = props;
  if (state === 'loading')
    return (
      <span role="status" aria-busy>
        <VisuallyHidden elementType="span">
          {name}: {PEST_WORDS.asking}
        </VisuallyHidden>
        <Pill $width="124px" $height="28px" />
      </span>
    );
  const level = chipLevel(pestId, count);
  const known = level === null ? undefined : count;
  return (
    <Popover
      label={PEST_WORDS.capturesOf(name)}
      trigger={
        <PestChip
          name={name}
          count={known}
          level={level ?? 'neutral'}
          withIcon={withIcon}
          onPress={opensPopover}
          {...(level === null ? {} : { levelWord: CHIP_LEVEL_WORDS[level].toLowerCase() })}
        />
      }
    >
      <Body>
        <strong>{name}</strong>
        {known === undefined ? (
          <p>{PEST_WORDS.notCounted}</p>
        ) : (
          <p>
            <Figure>{formatNumber(known, 0)}</Figure> {PEST_WORDS.captures(known)} {period}
          </p>
        )}
        <PestLevels pestId={pestId} current={level} />
        {detailsHref !== undefined && <Link href={detailsHref}>{PEST_WORDS.more}</Link>}
      </Body>
    </Popover>
  );
}

interface PestLevelsProps {
  readonly pestId: PestId;
  readonly current: ReturnType<typeof chipLevel>;
}

function PestLevels({ pestId, current }: PestLevelsProps) {
  const limits = chipLimits(pestId);
  if (limits === null) return <p>{PEST_WORDS.noRule}</p>;
  const counts = PEST_WORDS.limits(limits);
  return (
    <Levels aria-label={PEST_WORDS.levels}>
      {(['ok', 'warning', 'error'] as const).map((level) =>
        counts[level] === null ? null : (
          <li key={level} {...(level === current ? { 'aria-current': true } : {})}>
            <StatusIcon status={level} size={16} />
            {CHIP_LEVEL_WORDS[level]}: {counts[level]}
          </li>
        ),
      )}
    </Levels>
  );
}
