import {
  formatDateTime,
  formatNumber,
  HEALTH_PARTS,
  type HealthState,
  type PublishedCard,
  type PublishedValue,
} from '@vigia/domain';
import { Card, type Status, StatusIcon, textSize } from '@vigia/ui';
import styled from 'styled-components';
import type { CardProps } from '../widget-types.ts';

const HEALTH_STATUS: Readonly<Record<HealthState, Status>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  unknown: 'neutral',
};

const Body = styled.div`
  h2 { margin: 0; font-size: ${textSize('title')}; line-height: 1.25; overflow-wrap: anywhere; }
  p { margin: 2px 0 8px; color: ${({ theme }) => theme.color.muted}; }
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: 8px;
  margin: 0 0 10px;
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  dd { margin: 0; font-size: ${textSize('title')}; font-weight: 700; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; font-weight: 400; }
`;

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${textSize('compact')};
  li { display: inline-flex; align-items: center; gap: 4px; }
`;

const fahrenheit = (celsius: number) => celsius * 1.8 + 32;
const inches = (mm: number) => mm / 25.4;

/** One station at a glance: its name, last values, captures of the week and health. */
export function StationCard({ published, attributes, words }: CardProps<PublishedCard>) {
  const imperial = attributes.units === 'imperial';
  const { temperature, humidity, rain, chip, health } = published;
  return (
    <Card>
      <Body>
        <h2 translate="no">{published.stationName}</h2>
        <p translate="no">{[published.sectorName, published.pestName].filter(Boolean).join(' · ')}</p>
        <Values>
          {value(
            words.values.temperature,
            imperial ? converted(temperature, fahrenheit) : temperature,
            1,
            imperial ? '°F' : '°C',
            words.noValue,
          )}
          {value(words.values.humidity, humidity, 0, '%', words.noValue)}
          {value(
            words.values.rain,
            imperial ? converted(rain, inches) : rain,
            imperial ? 2 : 1,
            imperial ? 'in' : 'mm',
            words.noValue,
          )}
          {chip && (
            <div>
              <dt>{words.titles.captures}</dt>
              <dd>
                {chip.count === null ? '—' : formatNumber(chip.count, 0)}
                <small>{words.weekCaptures}</small>
              </dd>
            </div>
          )}
        </Values>
        <Parts aria-label={words.healthTitle}>
          {HEALTH_PARTS.map((part) => (
            <li key={part}>
              <StatusIcon status={HEALTH_STATUS[health[part]]} size={16} />
              {`${words.health[part]}: ${words.states[health[part]]}`}
            </li>
          ))}
        </Parts>
      </Body>
    </Card>
  );
}

const converted = (last: PublishedValue | null, convert: (value: number) => number) =>
  last && { ...last, value: convert(last.value) };

function value(name: string, last: PublishedValue | null, decimals: number, unit: string, none: string) {
  return (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {last === null ? none : `${formatNumber(last.value, decimals)} ${unit}`}
        {last && <small>{formatDateTime(last.at).slice(0, -3)}</small>}
      </dd>
    </div>
  );
}
