import { Notice, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import type { SprayFacts } from './spray-facts.ts';
import { SPRAYING } from './words.ts';

const Lines = styled.ul`
  margin: 0;
  padding: 4px 0 4px 18px;
`;
const Facts = styled(Lines)`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export interface SprayNotesProps {
  readonly facts: SprayFacts;
}

/** Which rules an application breaks, and what is known of its product. Nothing is forbidden. */
export function SprayNotes({ facts: { option, isHistoryKnown, market } }: SprayNotesProps) {
  const words = useWords(SPRAYING);
  const { warnings } = option;
  return (
    <>
      {warnings.length > 0 && (
        <Notice status="warning">
          <Lines aria-label={words.warnings}>
            {warnings.map((warning) => (
              <li key={warning.kind}>{words.warning(warning, market)}</li>
            ))}
          </Lines>
          <span>{words.notForbidden}</span>
        </Notice>
      )}
      <Facts aria-label={words.facts}>
        <li>
          {words.interval(option.interval, market)}
          {words.harvestFrom(option.firstHarvest)}
        </li>
        <li>{words.used(option)}</li>
        <li>{words.reentry(option.reentryHours)}</li>
        <li>{words.protectedTo(option.protectedTo)}</li>
        {!isHistoryKnown && <li>{words.unknownHistory}</li>}
      </Facts>
    </>
  );
}
