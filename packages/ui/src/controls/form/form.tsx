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
  /** Called for Enter in a field or a press on a button of type `submit`. */
  readonly onSubmit: () => void;
  /** How often saving was tried; each try moves the focus to the first invalid field. */
  readonly attempts: number;
  /** Id for a button outside the form, such as one in a dialog's foot, whose `form` attribute names it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Fields that are saved together, one below the other. Used with `useFormErrors`. */
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
      {/* Without a submit button, Enter submits only forms of a single field. */}
      <button type="submit" hidden tabIndex={-1} />
    </Root>
  );
}
