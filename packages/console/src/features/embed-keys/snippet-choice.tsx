import {
  EMBED_FIELD_WORDS,
  EMBED_LOCALE_WORDS,
  EMBED_LOCALES,
  EMBED_METRIC_WORDS,
  EMBED_THEME_WORDS,
  EMBED_THEMES,
  type EmbedLocale,
  type EmbedMetric,
  type EmbedTheme,
  fieldMetrics,
  placeInWords,
  type SnippetPlace,
} from '@vigia/domain';
import { Select } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Copied } from './copied.tsx';
import type { LoaderFile } from './load-widgets.ts';
import { Preview } from './preview.tsx';
import type { SnippetChosen } from './snippet-chosen.ts';
import { PREVIEW_WORDS, SNIPPET_WORDS } from './words.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

/** The code and how it looks, one under the other where there is no room for both. */
const Beside = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 20px;
  > section { margin-top: 0; }
  @media (min-width: 900px) { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
`;

const ALL = 'all';
const FIELD = 'field' as const;
const USUAL = 'usual';
const HEIGHTS_PX = [140, 220, 300, 400, 540, 640, 800];
const heightChoices = () =>
  [
    { value: USUAL, label: SNIPPET_WORDS.usualHeight },
    ...HEIGHTS_PX.map((value) => ({ value, label: PREVIEW_WORDS.px(value) })),
  ] as const;
const LOCALES = EMBED_LOCALES.map((value) => ({ value, label: EMBED_LOCALE_WORDS[value] }));
const THEMES = EMBED_THEMES.map((value) => ({ value, label: EMBED_THEME_WORDS[value] }));

export interface SnippetChoiceProps {
  /** What the key opens; never empty. */
  readonly places: readonly SnippetPlace[];
  readonly snippet: (chosen: SnippetChosen) => string;
  readonly publicKey: string;
  readonly loader: LoaderFile;
}

/** For which place and which widget, in which language, colours and height; what to paste for it, and how it looks. */
export function SnippetChoice({ places, snippet, publicKey, loader }: SnippetChoiceProps) {
  const [placeId, setPlace] = useState(places[0]!.id);
  const [wanted, setWanted] = useState<EmbedMetric | typeof ALL | typeof FIELD>(FIELD);
  const [locale, setLocale] = useState<EmbedLocale>('es');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const [asked, setHeight] = useState<number | typeof USUAL>(USUAL);
  const place = places.find(({ id }) => id === placeId) ?? places[0]!;
  const hasField = fieldMetrics(place).length > 0;
  const metric = place.metrics.find((each) => each === wanted) ?? null;
  const only = wanted === FIELD && hasField ? FIELD : metric;
  const height = metric === null || asked === USUAL ? undefined : asked;
  const chosen = { place, only, locale, theme, height };
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
            ...(hasField ? [{ value: FIELD, label: EMBED_FIELD_WORDS.es } as const] : []),
            { value: ALL, label: SNIPPET_WORDS.all },
            ...place.metrics.map((value) => ({ value, label: EMBED_METRIC_WORDS[value] })),
          ]}
          value={only ?? ALL}
          onChange={setWanted}
        />
        <Select label={SNIPPET_WORDS.locale} options={LOCALES} value={locale} onChange={setLocale} />
        <Select label={SNIPPET_WORDS.theme} options={THEMES} value={theme} onChange={setTheme} />
        <Select
          label={SNIPPET_WORDS.height}
          help={metric === null ? SNIPPET_WORDS.heightOfOne : undefined}
          isDisabled={metric === null}
          options={heightChoices()}
          value={metric === null ? USUAL : asked}
          onChange={setHeight}
        />
      </Choices>
      <Beside>
        <Copied title={SNIPPET_WORDS.title} text={snippet(chosen)} label={SNIPPET_WORDS.copy} />
        <Preview chosen={chosen} publicKey={publicKey} loader={loader} />
      </Beside>
    </>
  );
}
