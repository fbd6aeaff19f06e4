import { latePart } from '../late/late-part.ts';
import { useLateTrigger } from '../late/late-trigger.ts';
import type { OptionValue } from './option-list.tsx';
import { SelectFace } from './select-face.tsx';
import type { SelectProps } from './select-props.ts';

const part = latePart(async () => (await import('./whole-select.tsx')).WholeSelect);

/** One choice out of a list, with its label on the border. Lists of more than 20 options can be searched. */
export function Select<V extends OptionValue>(props: SelectProps<V>) {
  const { Whole, beginning, face } = useLateTrigger(part);
  // The part returns only values of the given options, so the wider type is safe.
  if (Whole) return <Whole {...(props as unknown as SelectProps<OptionValue>)} beginning={beginning} />;
  const { options, value, placeholder = '' } = props;
  const chosen = options.find((option) => option.value === value);
  return <SelectFace {...props} text={chosen?.label ?? placeholder} isPlaceholder={!chosen} face={face} />;
}
