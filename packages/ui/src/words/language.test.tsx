import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorState } from '../controls/notice/error-state.tsx';
import { PAGES } from '../controls/words.ts';
import { VigiaProvider } from '../theme/theme.tsx';
import { LanguageProvider, useWords } from './language.tsx';
import { EN } from './languages/en.ts';
import { type Language, SPANISH } from './room.ts';

const Next = () => useWords(PAGES).nextPage;

const texts = (language: Language) =>
  renderToStaticMarkup(
    <VigiaProvider>
      <LanguageProvider language={language}>
        <ErrorState title="404" onRetry={() => undefined} />
        <Next />
      </LanguageProvider>
    </VigiaProvider>,
  );

describe('a control', () => {
  it('speaks the language around it', () => {
    expect(texts(SPANISH)).toContain('Reintentar');
    expect(texts(EN)).toContain('Try again');
    expect(texts(EN)).not.toContain('Reintentar');
  });

  it('speaks Spanish where the language has no words of its room, until it is given them', () => {
    expect(texts(EN)).toContain('Página siguiente');
    const rooms = { ...EN.rooms, pages: { ...PAGES.spanish, nextPage: 'Next page' } };
    expect(texts({ ...EN, rooms })).toContain('Next page');
  });
});
