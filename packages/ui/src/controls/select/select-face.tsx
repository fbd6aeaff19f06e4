import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { FieldLabel, FieldLine, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import type { Face } from '../late/late-trigger.ts';
import { chosenLook, SelectButton } from './select-look.ts';

const Root = styled.div`
  ${fieldRoot}
  min-width: 92px;
`;
const Chosen = styled.span`${chosenLook}`;

interface SelectFaceProps extends FieldTexts {
  readonly text: ReactNode;
  readonly isPlaceholder?: boolean;
  readonly isDisabled?: boolean;
  readonly face: Face;
}

/** A select before the code of its list is loaded. */
export function SelectFace(props: SelectFaceProps) {
  const { label, isRequired, error, help, text, isPlaceholder = false, isDisabled = false, face } = props;
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <Root data-invalid={isInvalid ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
      <FieldLabel as="span" id={`${id}label`}>
        {label}
        {isRequired && <span aria-hidden> (*)</span>}
      </FieldLabel>
      <SelectButton
        {...face}
        aria-haspopup="listbox"
        isDisabled={isDisabled}
        aria-labelledby={`${id}value ${id}label`}
        aria-describedby={isInvalid || help !== undefined ? `${id}line` : undefined}
      >
        <Chosen id={`${id}value`} data-placeholder={isPlaceholder ? '' : undefined}>
          {text}
        </Chosen>
        <ChevronDown size={18} aria-hidden />
      </SelectButton>
      {(isInvalid || help !== undefined) && <FieldLine id={`${id}line`} error={error} help={help} />}
    </Root>
  );
}
