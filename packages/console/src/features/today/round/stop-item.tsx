import type { Reason } from '@vigia/domain/today';
import { Checkbox, IconButton, MEDIA, onPaperOnly, textSize, useWords } from '@vigia/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { ReasonIcon } from '../reason-icon.tsx';
import type { Stop } from './round-plan.ts';
import { ROUND } from './words.ts';

const Item = styled.li<{ $isDone: boolean }>`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 0 12px;
  padding: 8px 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  break-inside: avoid;
  strong { text-decoration: ${({ $isDone }) => ($isDone ? 'line-through' : 'none')}; }
  label { min-height: 44px; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-top: 8px;
  border: 2px solid ${({ theme }) => theme.color.primaryStrong};
  border-radius: 14px;
  font-weight: 700;
  line-height: 1;
`;

const Facts = styled.div`
  min-width: 0;
  ul { display: grid; gap: 4px; margin: 0 0 4px; padding: 0; list-style: none; }
  ul > li { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 8px; line-height: 1.35; overflow-wrap: anywhere; }
`;

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  display: grid;
  ${MEDIA.narrow} { min-width: 0; }
`;

const OnScreen = styled.div`
  @media print { display: none; }
`;

/** Lines on which a person writes what they find. */
const Lines = styled.div`
  ${onPaperOnly}
  width: 52mm;
  height: 15mm;
  margin-top: 2mm;
  border-bottom: 1px solid ${({ theme }) => theme.color.control};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export interface StopItemProps {
  readonly stop: Stop;
  /** Its number on the map; null for one without a position. */
  readonly number: number | null;
  /** How far it is, in words. */
  readonly distance: string;
  readonly textOf: (reason: Reason) => string;
  readonly onDone: (isDone: boolean) => void;
  readonly onRemove: () => void;
}

/** A stop: its number, whether it was visited, what is to be done, and how far it is. */
export function StopItem({ stop, number, distance, textOf, onDone, onRemove }: StopItemProps) {
  const words = useWords(ROUND);
  const { station, field, reasons, isDone } = stop;
  return (
    <Item $isDone={isDone}>
      <Mark aria-hidden>{number ?? '–'}</Mark>
      <Facts>
        <Checkbox isSelected={isDone} onChange={onDone} aria-label={words.visited(station.name)}>
          <Name>
            <strong>{station.name}</strong>
            <Quiet>
              {field} · {distance}
            </Quiet>
          </Name>
        </Checkbox>
        <ul>
          {reasons.map((reason) => (
            <li key={reason.kind}>
              <ReasonIcon reason={reason} />
              <span>{textOf(reason)}</span>
            </li>
          ))}
          {reasons.length === 0 && (
            <li>
              <span />
              <Quiet>{words.nothingToDo}</Quiet>
            </li>
          )}
        </ul>
      </Facts>
      <OnScreen>
        <IconButton icon={X} label={words.remove(station.name)} onPress={onRemove} />
      </OnScreen>
      <Lines>{words.write}</Lines>
    </Item>
  );
}
