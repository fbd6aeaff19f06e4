import { StatusIcon, useFirstInvalid } from '@vigia/ui';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';

const Refusal = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 8px 12px;
  border-radius: 6px;
  background: ${({ theme }) => theme.status.error.tint};
  color: ${({ theme }) => theme.status.error.text};
`;

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

export interface FormProps {
  readonly onSubmit: () => void;
  /** Number of tries; each one moves the focus to the first invalid field. */
  readonly attempts: number;
  readonly children: ReactNode;
}

/** A form of signing in, or of showing again who one is. */
export function Form({ onSubmit, attempts, children }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  useFirstInvalid(root, attempts);
  return (
    <Fields
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Fields>
  );
}

export const Hint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

/** Why the last attempt failed; nothing without a reason. */
export function Problem({ reason }: { readonly reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Refusal role="alert">
      <StatusIcon status="error" />
      {reason}
    </Refusal>
  );
}
