import type { ArrivalsPage } from '@vigia/api/client';
import { type Arrival, clockAheadOf } from '@vigia/domain/devices';
import { clockOfInstant, formatDateTime } from '@vigia/domain/es';
import { MEDIA, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { ageText, spanText } from './arrival-text.ts';
import { ARRIVALS, type ArrivalsWords } from './words.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px 24px;
  margin: 0;
  ${MEDIA.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
  dd { margin: 2px 0 0; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-weight: 400; }
`;

const Bad = styled.span`color: ${({ theme }) => theme.status.warning.text};`;

type Fact = readonly [label: string, value: string, more?: string, isBad?: boolean];

function nextFact(words: ArrivalsWords, due: number | null, now: number): Fact[] {
  if (due === null) return [];
  const { next, by, late } = words.facts;
  return due < now
    ? [[next, late(ageText(words, due, now)), undefined, true]]
    : [[next, by(clockOfInstant(due))]];
}

/** The clock by the newest request with the right key that tells of an instant. */
function clockFact(words: ArrivalsWords, items: readonly Arrival[]): Fact {
  const { clock, clockAhead, clockWell, clockUnknown } = words.facts;
  const telling = items.find(({ latestAt, keyFault }) => latestAt !== null && keyFault === null);
  if (telling === undefined) return [clock, clockUnknown];
  const ahead = clockAheadOf(telling);
  return ahead > 0 ? [clock, clockAhead(spanText(words, ahead)), undefined, true] : [clock, clockWell];
}

interface ContactFactsProps extends ArrivalsPage {
  readonly now: number;
}

/** When the device was last heard of, when it is due again, its clock and where it sends from. */
export function ContactFacts({ items, lastContactAt, nextContactBy, now }: ContactFactsProps) {
  const words = useWords(ARRIVALS);
  const { last, never, from } = words.facts;
  const own = items.find(({ keyFault }) => keyFault === null);
  const facts: readonly Fact[] = [
    lastContactAt === null
      ? [last, never]
      : [last, ageText(words, lastContactAt, now), formatDateTime(lastContactAt)],
    ...nextFact(words, nextContactBy, now),
    clockFact(words, items),
    ...(own ? [[from, own.address, own.program ?? undefined] as const] : []),
  ];
  return (
    <Facts>
      {facts.map(([label, value, more, isBad]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isBad ? <Bad>{value}</Bad> : value}
            {more !== undefined && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </Facts>
  );
}
