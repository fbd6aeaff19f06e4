import type { Arrival, ArrivalOutcome } from '@vigia/domain/devices';
import { ARRIVAL_CALL_WORDS, ARRIVAL_OUTCOME_WORDS, formatDateTime } from '@vigia/domain/es';
import type { NodeSerial } from '@vigia/domain/farm';
import { Chip, MEDIA, type Status, StatusIcon, textSize, useWords } from '@vigia/ui';
import { Camera, FileText, type LucideIcon, Settings2, Thermometer } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { adviceText, ageText, contentText, detailText } from './arrival-text.ts';
import { ARRIVALS } from './words.ts';

const STATUS: Readonly<Record<ArrivalOutcome, Status>> = {
  taken: 'ok',
  repeated: 'neutral',
  partly: 'warning',
  apart: 'warning',
  refused: 'error',
  failed: 'error',
};
const ICONS: Readonly<Record<Arrival['call'], LucideIcon>> = {
  data: Thermometer,
  logs: FileText,
  image: Camera,
  config: Settings2,
};

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  padding: 12px 4px;
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  & > svg { margin-top: 4px; color: ${({ theme }) => theme.color.muted}; }
  p, ul { margin: 0; }
  ul { padding-left: 18px; }
  code { font-family: ${MONOSPACE}; font-size: ${textSize('small')}; overflow-wrap: anywhere; }
  time { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; text-align: right; }
  time b { display: block; color: ${({ theme }) => theme.color.text}; font-weight: 600; }
  ${MEDIA.narrow} {
    time { grid-row: 2; grid-column: 2; text-align: left; }
    time b { display: inline; margin-right: 6px; }
    & > div { grid-column: 2 / -1; }
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  strong { font-weight: 700; }
`;

const Photo = styled.div`
  width: 160px;
  ${MEDIA.narrow} { width: 120px; }
`;

interface ArrivalItemProps {
  readonly serial: NodeSerial;
  readonly arrival: Arrival;
  readonly now: number;
  /** The thumbnail of its photo. */
  readonly photo?: ReactNode;
}

/** One request: what it had in it, what became of it and why, and what to do about it. */
export function ArrivalItem({ serial, arrival, now, photo }: ArrivalItemProps) {
  const words = useWords(ARRIVALS);
  const { at, call, outcome, reason, problems, problemCount } = arrival;
  const Icon = ICONS[call];
  const status = STATUS[outcome];
  const content = contentText(words, arrival);
  return (
    <Item>
      <Icon size={20} aria-hidden />
      <Body>
        <Head>
          <strong>{ARRIVAL_CALL_WORDS[call]}</strong>
          <Chip status={status}>
            <StatusIcon status={status} />
            {call === 'config' && outcome === 'taken' ? words.handedOut : ARRIVAL_OUTCOME_WORDS[outcome]}
          </Chip>
        </Head>
        {content !== '' && <p>{content}</p>}
        {reason !== null && <p>{reason}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ field, message }, i) => (
              // The same field may be named twice, with different reasons.
              <li key={`${i} ${field}`}>
                <code>{field}</code> {message}
              </li>
            ))}
            {problemCount > problems.length && <li>{words.moreProblems(problemCount - problems.length)}</li>}
          </ul>
        )}
        {adviceText(words, serial, arrival).map((advice) => (
          <p key={advice}>{advice}</p>
        ))}
        {photo && <Photo>{photo}</Photo>}
        <small>{detailText(words, arrival)}</small>
      </Body>
      <time dateTime={new Date(at).toISOString()}>
        <b>{ageText(words, at, now)}</b>
        {formatDateTime(at)}
      </time>
    </Item>
  );
}
