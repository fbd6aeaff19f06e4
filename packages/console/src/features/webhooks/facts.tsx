import { MEDIA } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 16px;
  margin: 16px 0 0;
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { min-width: 0; margin: 0; overflow-wrap: anywhere; }
  ${MEDIA.narrow} { grid-template-columns: minmax(0, 1fr); gap: 0; dd { margin-bottom: 8px; } }
`;

/** Names with what is known, one under the other. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </List>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
