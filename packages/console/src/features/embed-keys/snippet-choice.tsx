import { EMBED_THEME_WORDS } from '@vigia/domain/es';
import {
  EMBED_FIELD_WORDS,
  EMBED_LOCALE_WORDS,
  EMBED_LOCALES,
  EMBED_THEMES,
  type EmbedLocale,
  type EmbedMetric,
  type EmbedTheme,
  fieldMetrics,
  PUBLISHED_METRIC_WORDS,
  type SnippetSubject,
  subjectInWords,
} from '@vigia/domain/published';
import { Select, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Copied } from '../../shared/ui/copied.tsx';
import type { LoaderFile } from './load-widgets.ts';
import { Preview } from './preview.tsx';
import type { SnippetChosen } from './snippet-chosen.ts';
import { EMBED_KEYS, type EmbedKeyWords } from './words.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 16px;
  margin-top: 20px;
`;

/** Code and preview, one under the other on narrow screens. */
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
const heightChoices = (words: EmbedKeyWords) =>
  [
    { value: USUAL, label: words.snippet.usualHeight },
    ...HEIGHTS_PX.map((value) => ({ value, label: words.preview.px(value) })),
  ] as const;
const LOCALES = EMBED_LOCALES.map((value) => ({ value, label: EMBED_LOCALE_WORDS[value] }));
const THEMES = EMBED_THEMES.map((value) => ({ value, label: EMBED_THEME_WORDS[value] }));

export interface SnippetChoiceProps {
  /** What the key opens; never empty. */
  readonly subjects: readonly SnippetSubject[];
  readonly snippet: (chosen: SnippetChosen) => string;
  readonly publicKey: string;
  readonly loader: LoaderFile;
}

/** The choice of sector or station, widget, language, colours and height; with the code to paste and a preview. */
export function SnippetChoice({ subjects, snippet, publicKey, loader }: SnippetChoiceProps) {
  const words = useWords(EMBED_KEYS);
  const [subjectId, setSubjectId] = useState(subjects[0]!.id);
  const [wanted, setWanted] = useState<EmbedMetric | typeof ALL | typeof FIELD>(FIELD);
  const [locale, setLocale] = useState<EmbedLocale>('es');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const [heightChosen, setHeight] = useState<number | typeof USUAL>(USUAL);
  const subject = subjects.find(({ id }) => id === subjectId) ?? subjects[0]!;
  const hasField = fieldMetrics(subject).length > 0;
  const metric = subject.metrics.find((each) => each === wanted) ?? null;
  const only = wanted === FIELD && hasField ? FIELD : metric;
  const height = metric === null || heightChosen === USUAL ? undefined : heightChosen;
  const chosen = { subject, only, locale, theme, height };
  return (
    <>
      <Choices>
        <Select
          label={words.snippet.place}
          options={subjects.map((each) => ({ value: each.id, label: subjectInWords(each, 'es') }))}
          value={subject.id}
          onChange={setSubjectId}
        />
        <Select
          label={words.snippet.widget}
          options={[
            ...(hasField ? [{ value: FIELD, label: EMBED_FIELD_WORDS.es } as const] : []),
            { value: ALL, label: words.snippet.all },
            ...subject.metrics.map((value) => ({ value, label: PUBLISHED_METRIC_WORDS.es[value] })),
          ]}
          value={only ?? ALL}
          onChange={setWanted}
        />
        <Select label={words.snippet.locale} options={LOCALES} value={locale} onChange={setLocale} />
        <Select label={words.snippet.theme} options={THEMES} value={theme} onChange={setTheme} />
        <Select
          label={words.snippet.height}
          help={metric === null ? words.snippet.heightOfOne : undefined}
          isDisabled={metric === null}
          options={heightChoices(words)}
          value={metric === null ? USUAL : heightChosen}
          onChange={setHeight}
        />
      </Choices>
      <Beside>
        <Copied title={words.snippet.title} text={snippet(chosen)} label={words.snippet.copy} />
        <Preview chosen={chosen} publicKey={publicKey} loader={loader} />
      </Beside>
    </>
  );
}
