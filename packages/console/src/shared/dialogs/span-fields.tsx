import { DateField, type FormErrors, useWords } from '@vigia/ui';
import { DIALOGS } from './words.ts';

/** First and last day as text of their fields. */
interface Span {
  readonly start: string;
  readonly end: string;
}

interface SpanFieldsProps {
  readonly value: Span;
  readonly onChange: (changes: Partial<Span>) => void;
  readonly field: FormErrors<keyof Span>['field'];
}

/** Required fields for the first and the last day. */
export function SpanFields({ value, onChange, field }: SpanFieldsProps) {
  const words = useWords(DIALOGS);
  return (
    <>
      <DateField
        label={words.start}
        isRequired
        value={value.start}
        onChange={(start) => onChange({ start })}
        {...field('start')}
      />
      <DateField
        label={words.end}
        isRequired
        value={value.end}
        onChange={(end) => onChange({ end })}
        {...field('end')}
      />
    </>
  );
}
