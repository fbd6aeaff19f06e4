import { REPORT_KINDS } from '@vigia/domain/events';
import type { EventType } from '@vigia/domain/farm';
import type { FieldTexts } from '../../controls/field/field-parts.tsx';
import { Select } from '../../controls/select/select.tsx';
import { useWords } from '../../words/language.tsx';
import { EVENT_FIELDS } from './words.ts';

export interface EventKindSelectProps extends Partial<FieldTexts> {
  /** Null before one is chosen. */
  readonly value: EventType | null;
  readonly onChange: (kind: EventType) => void;
  /** The kinds offered; all eight by default. */
  readonly kinds?: readonly EventType[];
  readonly isDisabled?: boolean;
}

/** Chooses the kind of event; a text below explains the chosen kind. */
export function EventKindSelect({ value, onChange, kinds, help, ...rest }: EventKindSelectProps) {
  const words = useWords(EVENT_FIELDS);
  const offered = kinds ? REPORT_KINDS.filter((kind) => kinds.includes(kind)) : REPORT_KINDS;
  return (
    <Select<EventType>
      label={words.kind}
      placeholder={words.chooseOne}
      {...rest}
      value={value}
      onChange={onChange}
      options={offered.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      help={value === null ? (help ?? words.chooseKind) : words.hints[value]}
    />
  );
}
