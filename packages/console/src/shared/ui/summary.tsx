import { Card } from '@vigia/ui';
import styled from 'styled-components';

const Sentences = styled.div`
  display: grid;
  gap: 4px;
  max-width: 900px;
  color: ${({ theme }) => theme.color.muted};
  p { margin: 0; text-wrap: pretty; }
`;

/** What a chart says, in sentences. */
export function Summary({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Card title="Resumen">
      <Sentences>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Sentences>
    </Card>
  );
}
