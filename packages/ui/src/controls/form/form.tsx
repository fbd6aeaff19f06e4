import { type ReactNode, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useFirstInvalid } from './first-invalid.ts';

const Root = styled(AriaForm)`
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
  padding-top: 8px;
`;

export interface FormProps {
  /** Enter in a field or a press on a button of type `submit`. */
  readonly onSubmit: () => void;
  /** How often saving was tried; each try moves the focus to the first field that is wrong. */
  readonly attempts: number;
  /** Lets a button outside, in a dialog's foot, submit it by its `form`. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Fields that are saved together, one under the other. Goes with `useFormErrors`. */
export function Form({ onSubmit, attempts, id, children }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  useFirstInvalid(root, attempts);
  return (
    <Root
      ref={root}
      id={id}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {/* Without one, Enter sends a form of one field only. */}
      <button type="submit" hidden tabIndex={-1} />
    </Root>
  );
}
