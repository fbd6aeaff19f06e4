import type { HealthPart } from '@vigia/domain/devices';
import { formatDateTime, formatHealthValue } from '@vigia/domain/es';
import type { ComponentPropsWithRef, FC } from 'react';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { statusOfHealth } from './health-status.ts';
import { HEALTH } from './words.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 10px;
  padding: 10px 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:first-child { border-top: 0; }
  & > :first-child { align-self: start; padding-top: 1px; }
`;

const Name = styled.span<{ $status: Status }>`
  min-width: 0;
  em { color: ${({ theme, $status }) => theme.status[$status].text}; font-style: normal; font-weight: 500; white-space: nowrap; }
`;

const Value = styled.span`
  font-weight: 600;
  text-align: right;
`;

const Quiet = styled.div`
  grid-column: 2 / -1;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

const Errors = styled.div<{ $status: Status }>`
  grid-column: 2 / -1;
  margin-top: 2px;
  color: ${({ theme, $status }) => theme.status[$status].text};
  font-size: ${textSize('compact')};
  ul { margin: 0; padding-left: 18px; }
`;

export interface HealthPartLineProps {
  /** "Batería". */
  readonly label: string;
  /** Undefined if the service did not send it. */
  readonly part: HealthPart | undefined;
  /** Its missing data make the whole an error: the line shows an error too. */
  readonly isFailure?: boolean;
  /** Replaces its state, date and errors, if one sentence says all of them. */
  readonly sentence?: string | undefined;
}

/** One part of a station or device: its state, its last value and date, and all its errors. */
export function HealthPartLine({ label, part, isFailure = false, sentence }: HealthPartLineProps) {
  const words = useWords(HEALTH);
  const state = part?.state ?? 'unknown';
  const status = isFailure ? 'error' : statusOfHealth(state);
  if (sentence !== undefined)
    return (
      <Line>
        <StatusIcon status={status} />
        <Name $status={status}>
          <strong>{label}</strong>
        </Name>
        <Errors $status={status}>{sentence}</Errors>
      </Line>
    );
  const notFitted = part !== undefined && state === 'unknown' && part.errors.length === 0;
  const word = part === undefined ? words.noData : notFitted ? words.row.notFitted : words.states[state];
  return (
    <Line>
      <StatusIcon status={status} />
      <Name $status={status}>
        <strong>{label}</strong> <em>· {word}</em>
      </Name>
      <Value>{part?.lastValue ? formatHealthValue(part.lastValue) : null}</Value>
      {part !== undefined && !notFitted && (
        <Quiet>{part.lastDate === null ? words.row.noData : formatDateTime(part.lastDate)}</Quiet>
      )}
      {part !== undefined && part.errors.length > 0 && (
        <Errors $status={status}>
          {words.row.errors}
          <ul>
            {part.errors.map((code) => (
              <li key={code}>{words.codes[code]}</li>
            ))}
          </ul>
        </Errors>
      )}
    </Line>
  );
}

/** The lines of the parts, one below the other. */
export const HealthPartLines: FC<ComponentPropsWithRef<'ul'>> = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
