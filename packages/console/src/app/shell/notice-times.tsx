import { clockOfHour } from '@vigia/domain/es';
import type { TellingTimes } from '@vigia/domain/events';
import { Select, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { NoticePart } from './notice-part.tsx';
import { SHELL } from './words.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 12px;
`;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Instead of null, which lists take for nothing chosen. */
const NEVER = -1;
const hourOf = (value: number | null): number | null => (value === null || value === NEVER ? null : value);
/** The quiet hours that are offered first: from the one that was chosen until seven, or until eight from seven on. */
const usualEnd = (from: number): number => (from === 7 ? 8 : 7);

export interface NoticeTimesProps {
  readonly times: TellingTimes;
  readonly isSaving: boolean;
  readonly onChange: (times: Partial<TellingTimes>) => void;
}

/** Quiet hours, and whether all of a day comes at once. */
export function NoticeTimes({ times, isSaving, onChange }: NoticeTimesProps) {
  const words = useWords(SHELL).noticeMail;
  const { quietFrom, quietTo, digestHour } = times;
  const hours = HOURS.map((hour) => ({ value: hour, label: clockOfHour(hour) }));
  const never = (label: string) => ({ value: NEVER, label });
  const begin = (from: number | null) => {
    const end = quietTo === null || quietTo === from ? usualEnd(from ?? 0) : quietTo;
    onChange({ quietFrom: from, quietTo: from === null ? null : end });
  };
  return (
    <NoticePart title={words.times} hint={words.timesHint}>
      <Select
        label={words.digest}
        isDisabled={isSaving}
        options={[
          never(words.atOnce),
          ...HOURS.map((hour) => ({ value: hour, label: words.digestAt(clockOfHour(hour)) })),
        ]}
        value={digestHour ?? NEVER}
        onChange={(hour) => onChange({ digestHour: hourOf(hour) })}
      />
      <Fields>
        <Select
          label={words.quietFrom}
          isDisabled={isSaving}
          options={[never(words.noQuiet), ...hours]}
          value={quietFrom ?? NEVER}
          onChange={(hour) => begin(hourOf(hour))}
        />
        {quietFrom !== null && (
          <Select
            label={words.quietTo}
            isDisabled={isSaving}
            options={hours.filter(({ value }) => value !== quietFrom)}
            value={quietTo}
            onChange={(hour) => hour !== null && onChange({ quietTo: hour })}
          />
        )}
      </Fields>
    </NoticePart>
  );
}
