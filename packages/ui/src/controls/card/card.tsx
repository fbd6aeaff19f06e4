import { type ReactNode, useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';

const Box = styled.section`
  min-width: 0;
  padding: 12px 16px 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;

  h2 { margin: 0; color: ${({ theme }) => theme.color.muted}; font-size: inherit; font-weight: 600; }
`;

export interface CardProps {
  readonly title?: string;
  /** Right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A bordered surface with an optional quiet title. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId();
  return (
    <Box aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <Head>
          {title !== undefined && <h2 id={id}>{title}</h2>}
          {actions}
        </Head>
      )}
      {children}
    </Box>
  );
}
