import type { Days } from '@vigia/domain';
import { SUPPOSED_LIMITS, type Supposed, WEATHERS_AHEAD, type WeatherAhead } from '@vigia/domain/what-if';
import { MEDIA, Select, TextField, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SUPPOSED_CAPTURES } from './captures/words.ts';
import type { WhatIfSeason } from './played.ts';
import { DayOf, NumberOf } from './typed-fields.tsx';
import { WHAT_IF } from './words.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 16px 12px;
  align-items: start;
  /* The weather and the name are words, which take a row; the day before the weather has one too. */
  ${MEDIA.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    & > :is(:nth-of-type(-n + 2), :last-child) { grid-column: 1 / -1; }
  }
`;

/** The name beside the button that keeps it. */
const Named = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: start;
  grid-column: span 2;
  & > :first-child { flex: 1 1 160px; }
`;

/** A change of what is supposed; an undefined field is as things are. */
export type SupposedChange = { readonly [K in keyof Supposed]: Supposed[K] | undefined };

export interface WhatIfFieldsProps {
  readonly season: WhatIfSeason;
  readonly supposed: Supposed;
  /** Days whose captures a threshold sums up; null for a pest that traps do not catch. */
  readonly captureDays: Days | null;
  readonly onChange: (change: Partial<SupposedChange>) => void;
  /** Keeps what is supposed; stands beside its name. */
  readonly keep: ReactNode;
}

/** Everything that can be supposed, by keyboard; the lines of the chart move the same. */
export function WhatIfFields({ season, supposed, captureDays, onChange, keep }: WhatIfFieldsProps) {
  const words = useWords(WHAT_IF);
  const captureWords = useWords(SUPPOSED_CAPTURES);
  const { start, end } = season.season;
  const isOver = season.place.today === null;
  const bounds = { min: start, max: end, today: season.place.today ?? undefined };
  return (
    <Fields>
      <DayOf
        label={words.start[season.start.reason]}
        value={supposed.start ?? season.start.date}
        {...bounds}
        onDay={(day) => onChange({ start: day === season.start.date ? undefined : (day ?? undefined) })}
      />
      {!isOver && (
        <Select
          label={words.weather}
          options={WEATHERS_AHEAD.map((value) => ({ value, label: words.weathers[value] }))}
          value={supposed.weather ?? 'past-years'}
          onChange={(weather: WeatherAhead) =>
            onChange({ weather: weather === 'past-years' ? undefined : weather })
          }
        />
      )}
      <NumberOf
        label={words.warmer}
        help={isOver ? words.warmerHelp.over : words.warmerHelp.ahead}
        unit="°C"
        step={0.5}
        {...SUPPOSED_LIMITS.warmer}
        value={supposed.warmer ?? 0}
        onNumber={(warmer) => onChange({ warmer: warmer === 0 ? undefined : (warmer ?? undefined) })}
      />
      <DayOf
        label={words.spray}
        value={supposed.spray ?? null}
        {...bounds}
        onDay={(day) => onChange({ spray: day ?? undefined })}
      />
      {supposed.spray !== undefined && (
        <NumberOf
          label={words.residual}
          help={words.residualHelp}
          unit={words.days}
          {...SUPPOSED_LIMITS.residual}
          value={supposed.residual ?? null}
          onNumber={(residual) =>
            onChange({ residual: residual === null ? undefined : Math.round(residual) })
          }
        />
      )}
      <NumberOf
        label={words.sum}
        unit={words.sumUnit}
        step={10}
        {...SUPPOSED_LIMITS.sum}
        value={supposed.sum ?? null}
        onNumber={(sum) => onChange({ sum: sum ?? undefined })}
      />
      {captureDays !== null && (
        <NumberOf
          label={captureWords.threshold}
          help={captureWords.thresholdHelp(captureDays)}
          unit={captureWords.unit}
          {...SUPPOSED_LIMITS.captures}
          value={supposed.captures ?? null}
          onNumber={(captures) =>
            onChange({ captures: captures === null ? undefined : Math.round(captures) })
          }
        />
      )}
      <Named>
        <TextField
          label={words.name}
          value={supposed.name ?? ''}
          onChange={(name) => onChange({ name: name === '' ? undefined : name })}
        />
        {keep}
      </Named>
    </Fields>
  );
}
