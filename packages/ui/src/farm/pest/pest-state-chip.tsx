import { CHIP_LEVEL_WORDS, chipLevel, chipLimits, formatNumber, type PestId } from '@vigia/domain';
import { VisuallyHidden } from 'react-aria-components';
import { Button } from '../../controls/button/button.tsx';
import { PestChip } from '../../controls/chip/pest-chip.tsx';
import { Link } from '../../controls/link/link.tsx';
import { PopoverOnPress } from '../../controls/popover/popover-on-press.tsx';
import { Skeleton } from '../../controls/skeleton/skeleton.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { PopoverBody, PopoverFigure, PopoverLevels } from './pest-popover.ts';
import { PEST_WORDS } from './words.ts';

const Pill = styled(Skeleton)`border-radius: ${RADIUS.pill}px;`;

/** The popover around the chip listens to its press; the chip only has to be a button. */
const opensPopover = () => undefined;

export interface PestStateChipProps {
  readonly pestId: PestId;
  readonly name: string;
  /** Captures of the last week; undefined where they could not be counted. */
  readonly count: number | undefined;
  readonly state?: 'loading' | 'ready' | 'error';
  /** Asks again after an error. */
  readonly onRetry?: (() => void) | undefined;
  /** When they were counted; "en los últimos 7 días" unless told. */
  readonly period?: string;
  /** Where its captures are. */
  readonly detailsHref?: string;
}

/** Captures of one pest with its level by the pest's own rule, and that rule on a press. */
export function PestStateChip(props: PestStateChipProps) {
  const { pestId, name, count, state = 'ready', detailsHref, period = PEST_WORDS.lastWeek } = props;
  if (state === 'loading')
    return (
      <span role="status" aria-busy>
        <VisuallyHidden elementType="span">
          {name}: {PEST_WORDS.asking}
        </VisuallyHidden>
        <Pill $width="124px" $height="28px" />
      </span>
    );
  const isFailed = state === 'error';
  const level = isFailed ? null : chipLevel(pestId, count);
  const known = level === null ? undefined : count;
  return (
    <PopoverOnPress
      label={PEST_WORDS.capturesOf(name)}
      trigger={
        <PestChip
          name={name}
          count={known}
          level={level ?? 'neutral'}
          onPress={opensPopover}
          {...(isFailed ? { levelWord: PEST_WORDS.failed.toLowerCase() } : {})}
          {...(level === null ? {} : { levelWord: `${CHIP_LEVEL_WORDS[level].toLowerCase()}, ${period}` })}
        />
      }
    >
      <PopoverBody>
        <strong>{name}</strong>
        {isFailed ? (
          <Failed onRetry={props.onRetry} />
        ) : known === undefined ? (
          <p>{PEST_WORDS.notCounted}</p>
        ) : (
          <p>
            <PopoverFigure>{formatNumber(known, 0)}</PopoverFigure> {PEST_WORDS.captures(known)} {period}
          </p>
        )}
        {level !== null && known !== undefined && <p>{CHIP_LEVEL_WORDS[level]}</p>}
        <PestLevels pestId={pestId} current={level} />
        {detailsHref !== undefined && <Link href={detailsHref}>{PEST_WORDS.more}</Link>}
      </PopoverBody>
    </PopoverOnPress>
  );
}

/** The question was not answered: that says nothing about the captures. */
function Failed({ onRetry }: Pick<PestStateChipProps, 'onRetry'>) {
  return (
    <>
      <p>{PEST_WORDS.failed}</p>
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {PEST_WORDS.retry}
        </Button>
      )}
    </>
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
    <PopoverLevels aria-label={PEST_WORDS.levels}>
      {(['ok', 'warning', 'error'] as const).map((level) =>
        counts[level] === null ? null : (
          <li key={level} {...(level === current ? { 'aria-current': true } : {})}>
            <StatusIcon status={level} size={16} />
            {CHIP_LEVEL_WORDS[level]}: {counts[level]}
          </li>
        ),
      )}
    </PopoverLevels>
  );
}
