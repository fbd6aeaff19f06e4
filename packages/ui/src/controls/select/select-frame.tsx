import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SelectValue } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { type Beginning, useKeptFocus } from '../late/late-trigger.ts';
import { chosenLook, SelectButton } from './select-look.ts';

const Value = styled(SelectValue)`${chosenLook}`;

interface SelectFrameProps {
  readonly text: ReactNode;
  readonly beginning: Beginning;
}

/** The button of a select: the chosen text and a chevron. */
export function SelectFrame({ text, beginning }: SelectFrameProps) {
  return (
    <SelectButton ref={useKeptFocus(beginning)}>
      <Value>{text}</Value>
      <ChevronDown size={18} aria-hidden />
    </SelectButton>
  );
}
