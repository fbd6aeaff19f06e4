import { textSize } from '@vigia/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-top: 8px;
  h2 { flex: 1; margin: 0; font-size: ${textSize('title')}; font-weight: 700; }
`;

export interface SectionProps {
  readonly title: string;
  /** Right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a long page under its own heading. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      {children}
    </Block>
  );
}
