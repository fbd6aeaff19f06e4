import { styled } from 'styled-components';
import { Section, type SectionProps } from './section.tsx';

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 900px;
  margin: 0;
  padding-left: 20px;
  color: ${({ theme }) => theme.color.muted};
`;

export interface HowCountedProps extends Pick<SectionProps, 'title'> {
  readonly lines: readonly string[];
}

/** What the figures of a page mean. */
export function HowCounted({ title, lines }: HowCountedProps) {
  return (
    <Section title={title}>
      <Lines>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Section>
  );
}
