import type { FormField } from '@vigia/domain/farm';
import { type CheckedField, DateField, type Option, RadioGroup, Select, TextArea } from '@vigia/ui';
import type { EntityForm } from './entity-dialog.tsx';

/** Ids, or codes. */
type Options = readonly Option<number>[] | readonly Option<string>[];

interface FormFieldsProps<Draft, Name extends keyof Draft & string> {
  /** The fields to draw, in this order. */
  readonly fields: readonly (FormField<Draft> & { readonly name: Name })[];
  readonly form: EntityForm<Draft, Name>;
  /** Labels by field. */
  readonly labels: Readonly<Record<Name, string>>;
  /** Options by field, for the fields with a choice. */
  readonly options: { readonly [Chosen in Name]?: Options };
}

/** Draws the fields of a form from its description. */
export function FormFields<Draft, Name extends keyof Draft & string>({
  fields,
  form,
  labels,
  options,
}: FormFieldsProps<Draft, Name>) {
  return fields.map(({ name, kind, isRequired = false }) => (
    <DescribedField
      key={name}
      kind={kind}
      isRequired={isRequired}
      label={labels[name]}
      options={options[name] ?? []}
      value={form.draft[name]}
      onChange={(value) => form.change({ [name]: value } as Partial<Draft>)}
      checked={form.field(name)}
    />
  ));
}

interface DescribedFieldProps {
  readonly kind: 'choice' | 'code' | 'day' | 'prose';
  readonly isRequired: boolean;
  readonly label: string;
  readonly options: Options;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly checked: CheckedField;
}

/** One field; its `kind` decides the control and the type of its value. */
function DescribedField({ kind, isRequired, options, value, checked, ...field }: DescribedFieldProps) {
  const { onChange } = field;
  switch (kind) {
    case 'choice':
      return (
        <Select<number>
          {...field}
          {...checked}
          {...(isRequired ? { isRequired } : { onClear: () => onChange(null) })}
          options={options as readonly Option<number>[]}
          value={value as number | null}
        />
      );
    case 'code':
      return (
        <RadioGroup<string>
          {...field}
          {...checked}
          isRequired={isRequired}
          choices={options as readonly Option<string>[]}
          value={value as string | null}
        />
      );
    case 'day':
      return <DateField {...field} {...checked} isRequired={isRequired} value={value as string} />;
    default:
      return <TextArea {...field} {...checked} isRequired={isRequired} value={value as string} />;
  }
}
