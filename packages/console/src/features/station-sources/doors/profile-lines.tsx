import type { DecodedField, MappedField } from '@vigia/api/client';
import { textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { measureName, previewOf, shownValue } from './mapping-draft.ts';
import { UPLINK_PROFILES } from './profile-words.ts';

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $isWrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;
  padding-top: 8px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
  strong { color: ${({ theme, $isWrong }) => ($isWrong ? theme.status.error.text : theme.status.ok.text)}; }
`;

export interface ProfileLinesProps {
  readonly fields: readonly MappedField[];
  /** What the decoder made of the last uplink. */
  readonly came: readonly DecodedField[];
}

/** What a profile measures, with the last values of a device as it would store them. */
export function ProfileLines({ fields, came }: ProfileLinesProps) {
  const words = useWords(UPLINK_PROFILES);
  return (
    <Lines aria-label={words.mapping}>
      {fields.map((field) => {
        const value = came.find(({ path }) => path === field.path)?.value;
        const preview = previewOf(words, field, value);
        return (
          <Line key={field.measure} $isWrong={preview?.isWrong ?? false}>
            <span>
              {words.line(measureName(field.measure), field.path, field.unit)}
              <small>{value === undefined ? words.noValue : words.last(shownValue(value))}</small>
            </span>
            <strong>{preview?.text}</strong>
          </Line>
        );
      })}
    </Lines>
  );
}
