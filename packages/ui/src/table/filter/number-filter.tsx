import { readNumber } from '@vigia/domain/farm';
import { useState } from 'react';
import { NumberField } from '../../controls/number-field/number-field.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { TABLE } from '../words.ts';
import type { RangeFilterProps } from './range-filter.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

const isNumber = (text: string) => text.trim() === '' || readNumber(text) !== null;

/** From one number to another, both included; either may be empty. */
export function NumberFilter({ filter, onChange }: RangeFilterProps<'number'>) {
  const words = useWords(TABLE);
  const [typed, setTyped] = useState(() => ({ from: numberText(filter?.from), to: numberText(filter?.to) }));
  const isCleared = filter === null && isNumber(typed.from) && isNumber(typed.to);
  const shown = isCleared && (readNumber(typed.from) ?? readNumber(typed.to)) !== null ? EMPTY : typed;
  const change = (part: Partial<typeof typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange({ kind: 'number', from: readNumber(next.from), to: readNumber(next.to) });
  };
  const [from, to] = [readNumber(shown.from), readNumber(shown.to)];
  const isCrossed = from !== null && to !== null && from > to;
  const errorOf = (text: string) => (isNumber(text) ? undefined : words.badNumber);
  return (
    <Pair>
      <NumberField
        label={words.from}
        value={shown.from}
        error={isCrossed ? words.badRange : errorOf(shown.from)}
        onChange={(text) => change({ from: text })}
      />
      <NumberField
        label={words.to}
        value={shown.to}
        error={errorOf(shown.to)}
        onChange={(text) => change({ to: text })}
      />
    </Pair>
  );
}

const EMPTY = { from: '', to: '' } as const;

const numberText = (value: number | null | undefined) =>
  value == null ? '' : String(value).replace('.', ',');
