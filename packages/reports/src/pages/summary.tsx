import type { ReportSection } from '@vigia/domain/reports';
import { WORDS } from './words.ts';

/** CSS classes for smaller letters. */
export type Density = '' | 'dense' | 'dense densest';

/** Numbers of letters of a summary from which it is written smaller. */
const MUCH = 1500;
const VERY_MUCH = 2300;

/** Letters per line, and line height in mm. */
const LINES: Readonly<Record<Density, { readonly letters: number; readonly height: number }>> = {
  '': { letters: 112, height: 4.85 },
  dense: { letters: 128, height: 4 },
  'dense densest': { letters: 145, height: 3.45 },
};
/** mm */
const TITLE_HEIGHT = 7;
const PARAGRAPH_GAP = 1;

export function summaryDensity(sections: readonly ReportSection[]): Density {
  const letters = sections.flatMap(({ paragraphs }) => paragraphs).join('').length;
  return letters > VERY_MUCH ? 'dense densest' : letters > MUCH ? 'dense' : '';
}

/** Height of sections on a page, mm. */
export function summaryHeight(sections: readonly ReportSection[], density: Density): number {
  const { letters, height } = LINES[density];
  const heights = sections.flatMap(({ paragraphs }) => [
    TITLE_HEIGHT,
    ...paragraphs.map((text) => Math.ceil(text.length / letters) * height + PARAGRAPH_GAP),
  ]);
  return heights.reduce((sum, one) => sum + one, 0);
}

/** Sections of the summary under one heading. */
export function Summary({
  title,
  sections,
}: {
  readonly title: string;
  readonly sections: readonly ReportSection[];
}) {
  return (
    <>
      <h2>{title}</h2>
      <div className="summary">
        {sections.length === 0 ? (
          <>
            <h3>{WORDS.nothing}</h3>
            <p>{WORDS.nothingHint}</p>
          </>
        ) : (
          sections.map((section) => (
            <div key={section.title}>
              <h3>{section.title}</h3>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))
        )}
      </div>
    </>
  );
}
