import type { DecodedField } from '@vigia/api/client';
import { textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../../shared/ui/monospace.ts';
import { shownValue } from './mapping-draft.ts';
import { UPLINK_DOORS } from './words.ts';

/** Fields that a row shows; the others are counted. */
const SHOWN = 6;

const Fields = styled.span`
  display: block;
  max-width: 380px;
  font-family: ${MONOSPACE};
  font-size: ${textSize('small')};
  overflow-wrap: anywhere;
`;

/** Decoded fields in a line: `env.temp: 21,5 · battery: 3,6`. */
export const fieldsLine = (fields: readonly DecodedField[]): string =>
  fields.map(({ path, value }) => `${path}: ${shownValue(value)}`).join(' · ');

/** What a decoder made of an uplink, in short. */
export function FieldsText({ fields }: { readonly fields: readonly DecodedField[] }) {
  const words = useWords(UPLINK_DOORS).device;
  if (fields.length === 0) return <span>{words.noFields}</span>;
  const more = fields.length - SHOWN;
  return (
    <Fields title={fieldsLine(fields)}>
      {fieldsLine(fields.slice(0, SHOWN))}
      {more > 0 && ` ${words.more(more)}`}
    </Fields>
  );
}
