import { useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { Section } from '../../shared/ui/section.tsx';
import { RULE_TEST } from './words.ts';

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 900px;
  margin: 0;
  padding-left: 20px;
  color: ${({ theme }) => theme.color.muted};
`;

/** What the figures mean. */
export function HowCounted() {
  const words = useWords(RULE_TEST).how;
  return (
    <Section title={words.title}>
      <Lines>
        {words.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Section>
  );
}
