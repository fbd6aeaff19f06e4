import { EMBED_FIELD, EMBED_WIDGETS, type EmbedMetric, fieldMetrics } from '@vigia/domain/published';
import { Notice, Select, useWords } from '@vigia/ui';
import { createElement, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type LoaderFile, loadWidgets } from './load-widgets.ts';
import type { SnippetChosen } from './snippet-chosen.ts';
import { EMBED_KEYS } from './words.ts';

/** Widths of columns on partners' pages, px: a telephone, a column beside others, a page's text, a whole page. */
const WIDTHS = [320, 480, 760, 1084] as const;

const Part = styled.section`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  h3 { flex: 1; min-width: 0; margin: 0; font-size: inherit; line-height: 1.2; }
  > :last-child { width: 190px; }
`;
const Room = styled.div`
  max-height: min(680px, 70dvh);
  padding: 12px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
  overflow: auto;
`;
const Column = styled.div<{ $width: number }>`
  display: grid;
  gap: 16px;
  width: ${({ $width }) => $width}px;
`;

export interface PreviewProps {
  readonly chosen: SnippetChosen;
  /** The key of partners' pages; the service accepts it from its own pages. */
  readonly publicKey: string;
  readonly loader: LoaderFile;
}

const tagsOf = (metrics: readonly EmbedMetric[]) => metrics.map((metric) => EMBED_WIDGETS[metric].tag);

/** The widgets themselves, as a page shows them in a column of some width. */
export function Preview({ chosen, publicKey, loader }: PreviewProps) {
  const words = useWords(EMBED_KEYS);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(480);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    const arriveAt = (reached: typeof state) => () => isHere && setState(reached);
    loadWidgets(loader).then(arriveAt('ready'), arriveAt('failed'));
    return () => {
      isHere = false;
    };
  }, [loader]);
  const { subject, only, locale, theme, height } = chosen;
  const shown = only === 'field' ? [EMBED_FIELD.tag] : tagsOf(only === null ? subject.metrics : [only]);
  const parts = only === 'field' ? { metrics: fieldMetrics(subject).join(' ') } : {};
  return (
    <Part>
      <Head>
        <h3>{words.preview.title}</h3>
        <Select
          label={words.preview.width}
          options={WIDTHS.map((value) => ({ value, label: words.preview.px(value) }))}
          value={width}
          onChange={setWidth}
        />
      </Head>
      {state === 'failed' && <Notice status="error">{words.preview.failed}</Notice>}
      {state === 'ready' && (
        <Room role="region" aria-label={words.preview.title} tabIndex={0}>
          <Column $width={width}>
            {shown.map((tag) =>
              createElement(tag, {
                // Another column is another page.
                key: [tag, subject.id, locale, theme, height, width].join(' '),
                ...(tag === EMBED_WIDGETS.card.tag ? {} : { sector: subject.sectorId }),
                ...parts,
                ...(subject.stationId === null ? {} : { station: subject.stationId }),
                'public-key': publicKey,
                server: window.location.origin,
                ...{ locale, theme, height },
              }),
            )}
          </Column>
        </Room>
      )}
    </Part>
  );
}
