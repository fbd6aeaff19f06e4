import {
  EVENT_MESSAGES,
  type EventType,
  REPORT_KIND_HINTS,
  REPORT_KIND_WORDS,
  REPORT_KINDS,
} from '@vigia/domain';
import type { FieldTexts } from '../../controls/field/field-parts.tsx';
import { Select } from '../../controls/select/select.tsx';
import * as WORDS from '../../words/words.ts';

const KINDS = REPORT_KINDS.map((kind) => ({ value: kind, label: REPORT_KIND_WORDS[kind] }));

export interface ReportKindSelectProps extends Partial<FieldTexts> {
  /** Null before one is chosen. */
  readonly value: EventType | null;
  readonly onChange: (kind: EventType) => void;
  /** Kinds on offer, in this order; all eight unless told. */
  readonly kinds?: readonly EventType[];
  readonly isDisabled?: boolean;
}

/** Which report is made; the chosen kind says under it what it is for. */
export function ReportKindSelect({
  value,
  onChange,
  kinds,
  help = WORDS.chooseKind,
  ...rest
}: ReportKindSelectProps) {
  const options = kinds ? KINDS.filter((each) => kinds.includes(each.value)) : KINDS;
  return (
    <Select<EventType>
      label={EVENT_MESSAGES.kind}
      placeholder={WORDS.chooseOne}
      {...rest}
      value={value}
      onChange={onChange}
      options={options}
      help={value === null ? help : REPORT_KIND_HINTS[value]}
    />
  );
}
