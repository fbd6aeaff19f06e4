import { useWords } from '../../words/language.tsx';
import { latePart } from '../late/late-part.ts';
import { useLateTrigger } from '../late/late-trigger.ts';
import type { MultiSelectProps } from './multi-select-props.ts';
import type { OptionValue } from './option-list.tsx';
import { SelectFace } from './select-face.tsx';
import { shownOf } from './selection.ts';
import { CHOICES } from './words.ts';

const part = latePart(async () => (await import('./whole-multi-select.tsx')).WholeMultiSelect);

/** Several choices out of a list. Its first entry ("Todos") removes all choices, or chooses each. */
export function MultiSelect<V extends OptionValue>(props: MultiSelectProps<V>) {
  const { Whole, beginning, face } = useLateTrigger(part);
  const { all } = useWords(CHOICES);
  const { allLabel = all } = props;
  // The part returns only values of the given options, so the wider type is safe.
  if (Whole) return <Whole {...(props as unknown as MultiSelectProps<OptionValue>)} beginning={beginning} />;
  return <SelectFace {...props} text={shownOf({ ...props, allLabel }).text} face={face} />;
}
