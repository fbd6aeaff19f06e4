import { type Option, Select, useWords } from '@vigia/ui';
import type { EntityForm } from './entity-dialog.tsx';
import { DIALOGS } from './words.ts';

/** What each field is called by. */
const LABELS = { sectorId: 'sector', seasonId: 'season', cropId: 'crop', pestId: 'pest' } as const;

interface ChoiceFieldProps<Name extends keyof typeof LABELS> {
  /** Which of the form's fields it is. */
  readonly name: Name;
  readonly form: EntityForm<Readonly<Record<Name, number | null>>, Name>;
  readonly options: readonly Option<number>[];
  /** Otherwise what is chosen can be taken back. */
  readonly isRequired?: boolean;
}

/** One of a client's fields, seasons, crops or pests. */
export function ChoiceField<Name extends keyof typeof LABELS>(props: ChoiceFieldProps<Name>) {
  const words = useWords(DIALOGS);
  const { name, form, options, isRequired = false } = props;
  const choose = (id: number | null) => form.change({ [name]: id } as Record<Name, number | null>);
  return (
    <Select<number>
      label={words[LABELS[name]]}
      options={options}
      {...(isRequired ? { isRequired } : { onClear: () => choose(null) })}
      value={form.draft[name]}
      onChange={choose}
      {...form.field(name)}
    />
  );
}
