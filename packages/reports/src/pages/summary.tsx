import { type ReportData, type ReportSection, reportSections } from '@vigia/domain';
import { WORDS } from './words.ts';

/** Letters of a summary above which it is written smaller. */
const MUCH = 1500;
const VERY_MUCH = 2300;
/** Lines of the smallest writing that the first page has room for beside the maps. */
const FIRST_PAGE_LINES = 36;
const LETTERS_A_LINE = 145;
const TITLE_LINES = 1.7;

export function summaryDensity(sections: readonly ReportSection[]): '' | 'dense' | 'dense densest' {
  const letters = sections.flatMap(({ paragraphs }) => paragraphs).join('').length;
  return letters > VERY_MUCH ? 'dense densest' : letters > MUCH ? 'dense' : '';
}

const linesOf = ({ paragraphs }: ReportSection): number =>
  TITLE_LINES + paragraphs.reduce((sum, text) => sum + Math.ceil(text.length / LETTERS_A_LINE) + 0.2, 0);

/** What of the summary stands on the first page; a follow-up of many pests goes on beside the last charts. */
export function summaryParts(data: ReportData): {
  readonly first: ReportSection[];
  readonly rest: ReportSection[];
} {
  const sections = reportSections(data);
  if (data.document !== 'follow-up') return { first: sections, rest: [] };
  let lines = 0;
  const full = sections.findIndex((section) => {
    lines += linesOf(section);
    return lines > FIRST_PAGE_LINES;
  });
  const cut = full < 0 ? sections.length : Math.max(1, full);
  return { first: sections.slice(0, cut), rest: sections.slice(cut) };
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
