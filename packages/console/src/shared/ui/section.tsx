import { textSize } from '@vigia/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  & > h2 { margin: 8px 0 0; font-size: ${textSize('title')}; font-weight: 700; }
`;

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a long page under its own heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  );
}
