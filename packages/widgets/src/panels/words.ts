import { CHARTS } from '@vigia/ui/charts';
import { languageOf, type Speech, STATIONS, speechOf } from '@vigia/ui/languages';
import { LANGUAGES, type Language, PANEL_WORDS } from '../words/languages.ts';
import type { PanelWords } from '../words/word-types.ts';

/** Words of the widgets themselves and of stations. */
export interface WidgetWords extends PanelWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly stations: Speech<(typeof STATIONS)['spanish']>['words'];
}

function wordsIn(language: Language): WidgetWords {
  const spoken = languageOf(language);
  const { zoomIn, zoomOut } = speechOf(CHARTS, spoken).words;
  return { ...PANEL_WORDS[language], zoomIn, zoomOut, stations: speechOf(STATIONS, spoken).words };
}

export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsIn(language)]),
) as Readonly<Record<Language, WidgetWords>>;
