import { USUAL_CHIP_DAYS } from '@vigia/domain/captures';
import { HEALTH_PARTS, type HealthState } from '@vigia/domain/devices';
import {
  type PublishedCard,
  type PublishedValue,
  publishedMoment,
  publishedNumber,
  publishedPestName,
} from '@vigia/domain/published';
import { Card, FONT_SIZE, type Status, StatusIcon, textSize } from '@vigia/ui';
import { inUnits, type Units } from '@vigia/ui/charts';
import { styled } from 'styled-components';
import type { Language } from '../../words/languages.ts';
import type { CardProps } from '../widget-types.ts';
import { unitsOf } from './chart-view.tsx';
import { inLines, keepLines, roomOf } from './in-lines.ts';

const HEALTH_STATUS: Readonly<Record<HealthState, Status>> = {
  ok: 'ok',
  warning: 'warning',
  error: 'error',
  unknown: 'neutral',
};

const Body = styled.div`
  h2 { margin: 0; font-size: ${textSize('title')}; line-height: 1.25; ${keepLines} }
  p { ${keepLines} margin: 2px 0 8px; color: ${({ theme }) => theme.color.muted}; }
`;

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 8px;
  margin: 0 0 10px;
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  dd { margin: 0; font-size: ${textSize('title')}; font-weight: 700; }
  small { display: block; min-height: 1.4em; white-space: nowrap; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; font-weight: 400; }
`;

const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(136px, 1fr));
  gap: 4px 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${textSize('compact')};
  li { display: inline-flex; align-items: center; gap: 4px; white-space: nowrap; }
`;

/** Overview of one station: its name, last values, captures of the last days and health. */
export function StationCard({ published, attributes, language, words, width }: CardProps<PublishedCard>) {
  const { noValue, values, captures, caughtIn, parts, states } = words.stations;
  const shown = { units: unitsOf(attributes), none: noValue, language };
  const { temperature, humidity, rain, chip, health, pestId, pestName } = published;
  const pest = pestId !== null && pestName !== null && publishedPestName({ pestId, pestName }, language);
  const place = [published.sectorName, pest].filter(Boolean).join(' · ');
  const room = roomOf(width);
  return (
    <Card>
      <Body>
        <h2 translate="no">{inLines(published.stationName, FONT_SIZE.title, room)}</h2>
        <p translate="no">{inLines(place, FONT_SIZE.base, room)}</p>
        <Values>
          <Last name={values.temperature} last={temperature} unit="°C" {...shown} />
          <Last name={values.humidity} last={humidity} unit="%" {...shown} />
          <Last name={values.rain} last={rain} unit="mm" {...shown} />
          {chip && (
            <div>
              <dt>{captures}</dt>
              <dd>
                {chip.count === null ? '—' : publishedNumber(chip.count, 0, language)}
                <small>{caughtIn(chip.days ?? USUAL_CHIP_DAYS)}</small>
              </dd>
            </div>
          )}
        </Values>
        <Parts aria-label={words.healthTitle}>
          {HEALTH_PARTS.map((part) => (
            <li key={part}>
              <StatusIcon status={HEALTH_STATUS[health[part]]} size={16} />
              {`${parts[part]}: ${states[health[part]]}`}
            </li>
          ))}
        </Parts>
      </Body>
    </Card>
  );
}

interface LastProps {
  readonly name: string;
  readonly last: PublishedValue | null;
  readonly unit: '°C' | '%' | 'mm';
  readonly units: Units;
  readonly none: string;
  readonly language: Language;
}

const DECIMALS: Readonly<Record<string, number>> = { '%': 0, in: 2 };

/** A last value with its time. */
function Last({ name, last, units, none, language, ...props }: LastProps) {
  const { value, unit } = inUnits(last?.value ?? 0, props.unit, units);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {last === null ? none : `${publishedNumber(value, DECIMALS[unit] ?? 1, language)} ${unit}`}
        <small>{last && publishedMoment(last.at, language)}</small>
      </dd>
    </div>
  );
}
