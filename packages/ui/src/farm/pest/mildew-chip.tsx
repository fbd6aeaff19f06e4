import { MILDEW_RISKS, mildewRisk, type SectorMildew } from '@vigia/domain';
import { formatDate, formatNumber } from '@vigia/domain/es';
import { VisuallyHidden } from 'react-aria-components';
import { Chip, ChipText } from '../../controls/chip/chip.tsx';
import { Link } from '../../controls/link/link.tsx';
import { PopoverOnPress } from '../../controls/popover/popover-on-press.tsx';
import { MILDEW_STATUS } from '../../controls/status/mildew-status.ts';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { useWords } from '../../words/language.tsx';
import { PopoverBody, PopoverFigure, PopoverLevels } from './pest-popover.ts';
import { MILDEW_CHIP } from './words.ts';

/** The popover around the chip handles the press; with this handler the chip is a button. */
const opensPopover = () => undefined;

export interface MildewChipProps {
  readonly mildew: Pick<SectorMildew, 'index' | 'since' | 'asOf'>;
  /** Address of its charts. */
  readonly detailsHref?: string | undefined;
}

/** Powdery mildew of a field: the Gubler index with its class, and on a press the meaning of the classes. */
export function MildewChip({ mildew: { index, since, asOf }, detailsHref }: MildewChipProps) {
  const words = useWords(MILDEW_CHIP);
  const risk = mildewRisk(index);
  const status = risk === null ? 'neutral' : MILDEW_STATUS[risk];
  const word = risk === null ? words.unknown : words.risks[risk].name.toLowerCase();
  return (
    <PopoverOnPress
      label={words.title}
      trigger={
        <Chip status={status} onPress={opensPopover}>
          <StatusIcon status={status} size={16} />
          <ChipText>{words.name}</ChipText>
          {index !== null && (
            <span>
              · {words.index} <strong>{formatNumber(index, 0)}</strong>
            </span>
          )}
          <VisuallyHidden elementType="span">, {word}</VisuallyHidden>
        </Chip>
      }
    >
      <PopoverBody>
        <strong>{words.title}</strong>
        {risk === null || index === null ? (
          <p>{words.noIndex}</p>
        ) : (
          <>
            <p>
              <PopoverFigure>{formatNumber(index, 0)}</PopoverFigure> {words.risks[risk].name}
              {since !== null && ` ${words.since(formatDate(since))}`}
            </p>
            <p>{words.risks[risk].meaning}</p>
          </>
        )}
        <PopoverLevels aria-label={words.levels}>
          {MILDEW_RISKS.map((each) => (
            <li key={each} {...(each === risk ? { 'aria-current': true } : {})}>
              <StatusIcon status={MILDEW_STATUS[each]} size={16} />
              {words.risks[each].range}: {words.risks[each].name.toLowerCase()}
            </li>
          ))}
        </PopoverLevels>
        <small>
          {words.rule}
          {asOf !== null && ` ${words.asOf(formatDate(asOf))}`}
        </small>
        {detailsHref !== undefined && <Link href={detailsHref}>{words.more}</Link>}
      </PopoverBody>
    </PopoverOnPress>
  );
}
