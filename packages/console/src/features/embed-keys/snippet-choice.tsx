import { EMBED_METRIC_WORDS, type EmbedMetric } from '@vigia/domain';
import { Select } from '@vigia/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Copied } from './copied.tsx';
import type { SnippetPlace } from './snippet.ts';
import { SNIPPET_WORDS } from './words.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const ALL = 'all';

export interface SnippetChoiceProps {
  /** What the key opens; never empty. */
  readonly places: readonly SnippetPlace[];
  readonly snippet: (place: SnippetPlace, only: EmbedMetric | null) => string;
}

/** For which place and which widget, and what to paste for it. */
export function SnippetChoice({ places, snippet }: SnippetChoiceProps) {
  const [placeId, setPlace] = useState(places[0]!.id);
  const [wanted, setWanted] = useState<EmbedMetric | typeof ALL>(ALL);
  const place = places.find(({ id }) => id === placeId) ?? places[0]!;
  const only = place.metrics.find((metric) => metric === wanted) ?? null;
  return (
    <>
      <Choices>
        <Select
          label={SNIPPET_WORDS.place}
          options={places.map(({ id, label }) => ({ value: id, label }))}
          value={place.id}
          onChange={setPlace}
        />
        <Select
          label={SNIPPET_WORDS.widget}
          options={[
            { value: ALL, label: SNIPPET_WORDS.all },
            ...place.metrics.map((metric) => ({ value: metric, label: EMBED_METRIC_WORDS[metric] })),
          ]}
          value={only ?? ALL}
          onChange={setWanted}
        />
      </Choices>
      <Copied title={SNIPPET_WORDS.title} text={snippet(place, only)} label={SNIPPET_WORDS.copy} />
    </>
  );
}
