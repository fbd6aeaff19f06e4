import { textSize } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  display: grid;
  gap: 12px;
  & + & {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  h3,
  p {
    margin: 0;
  }
  h3 {
    font-size: ${textSize('base')};
  }
  p {
    color: ${({ theme }) => theme.color.muted};
  }
`;

interface NoticePartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One of the ways in which somebody is told, with what it means. */
export function NoticePart({ title, hint, children }: NoticePartProps) {
  return (
    <Part aria-label={title}>
      <h3>{title}</h3>
      {children}
      {hint && <p>{hint}</p>}
    </Part>
  );
}
