import { StatusIcon, textSize } from '@vigia/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  p { margin: 0; text-wrap: pretty; }
`;

export const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Refusal = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-radius: 6px;
  background: ${({ theme }) => theme.status.error.tint};
  color: ${({ theme }) => theme.status.error.text};
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
