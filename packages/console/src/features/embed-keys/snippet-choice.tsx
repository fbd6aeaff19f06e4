import {
  EMBED_LOCALE_WORDS,
  EMBED_LOCALES,
  EMBED_METRIC_WORDS,
  EMBED_THEME_WORDS,
  EMBED_THEMES,
  type EmbedLocale,
  type EmbedMetric,
  type EmbedTheme,
  placeInWords,
  type SnippetPlace,
} from '@vigia/domain';
import { Select } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Copied } from './copied.tsx';
import { SNIPPET_WORDS } from './words.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

const ALL = 'all';
const LOCALES = EMBED_LOCALES.map((value) => ({ value, label: EMBED_LOCALE_WORDS[value] }));
const THEMES = EMBED_THEMES.map((value) => ({ value, label: EMBED_THEME_WORDS[value] }));

/** What the code is made for. */
export interface SnippetChosen {
  readonly place: SnippetPlace;
  /** Null for all that the place has. */
  readonly only: EmbedMetric | null;
  readonly locale: EmbedLocale;
  readonly theme: EmbedTheme;
}

export interface SnippetChoiceProps {
  /** What the key opens; never empty. */
  readonly places: readonly SnippetPlace[];
  readonly snippet: (chosen: SnippetChosen) => string;
}

/** For which place and which widget, in which language and colours, and what to paste for it. */
export function SnippetChoice({ places, snippet }: SnippetChoiceProps) {
  const [placeId, setPlace] = useState(places[0]!.id);
  const [wanted, setWanted] = useState<EmbedMetric | typeof ALL>(ALL);
  const [locale, setLocale] = useState<EmbedLocale>('es');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const place = places.find(({ id }) => id === placeId) ?? places[0]!;
  const only = place.metrics.find((metric) => metric === wanted) ?? null;
  return (
    <>
      <Choices>
        <Select
          label={SNIPPET_WORDS.place}
          options={places.map((each) => ({ value: each.id, label: placeInWords(each, 'es') }))}
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
        <Select label={SNIPPET_WORDS.locale} options={LOCALES} value={locale} onChange={setLocale} />
        <Select label={SNIPPET_WORDS.theme} options={THEMES} value={theme} onChange={setTheme} />
      </Choices>
      <Copied
        title={SNIPPET_WORDS.title}
        text={snippet({ place, only, locale, theme })}
        label={SNIPPET_WORDS.copy}
      />
    </>
  );
}
