import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectValue } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { chosenLook, SelectButton } from './select-look.ts';

const Value = styled(SelectValue)`${chosenLook}`;

/** The closed face of a select: the chosen words and a chevron. */
export function SelectFrame({ text }: { readonly text: ReactNode }) {
  return (
    <SelectButton>
      <Value>{text}</Value>
      <ChevronDown size={18} aria-hidden />
    </SelectButton>
  );
}
