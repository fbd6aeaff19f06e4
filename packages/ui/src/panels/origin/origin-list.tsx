import type { ReactNode } from 'react';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { usePanelSpeech } from '../words.ts';

/** One step of a derivation. */
export interface OriginEntry {
  readonly term: string;
  readonly text: ReactNode;
  /** Papers or rules of this step. */
  readonly sources?: readonly OriginSource[];
}

/** The citation itself, in any language; `grade` describes its quality. */
export interface OriginSource {
  readonly cited: string;
  /** 'publicado, confianza alta'. */
  readonly grade?: string;
}

const List = styled.dl`
  display: grid;
  gap: 12px;
  margin: 0;
  dt { font-weight: 600; }
  dd { margin: 2px 0 0; text-wrap: pretty; }
  cite { font-style: normal; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

/** A derivation, step by step, with its papers. */
export function OriginList({ entries }: { readonly entries: readonly OriginEntry[] }) {
  const { source } = usePanelSpeech().words.origin;
  return (
    <List>
      {entries.map(({ term, text, sources = [] }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {sources.map(({ cited, grade }) => (
              <small key={cited}>
                {source}{' '}
                <cite lang="es" translate="no">
                  {cited}
                </cite>
                {grade && ` (${grade}).`}
              </small>
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}
