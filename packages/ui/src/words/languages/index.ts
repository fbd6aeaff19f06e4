export { phrasesIn, type SharedPhrase } from './shared-phrases.ts';
export { type StationWords, stationWordsIn } from './station-words.ts';
export { type OtherLanguage, type Translator, translatorOf } from './translator.ts';
