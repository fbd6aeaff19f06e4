import type { IsoDate } from '@vigia/domain';
import { keptText, type Supposed } from '@vigia/domain/what-if';
import { ThemeScope, textSize, useWords } from '@vigia/ui';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { CallTable } from '../captures/call-table.tsx';
import type { SeasonCaptures } from '../captures/season-captures.ts';
import type { CapturesPlayed } from '../captures/use-capture-calls.ts';
import { ConsequenceTable } from '../consequence-table.tsx';
import { KEPT_SCENARIOS } from '../kept/words.ts';
import type { Played, WhatIfSeason } from '../played.ts';
import { WHAT_IF } from '../words.ts';
import { PrintedCaptures, PrintedCourses } from './printed-charts.tsx';
import { PRINTED_SCENARIO } from './words.ts';

/** While it is there, paper holds nothing else of the page. */
const Alone = createGlobalStyle`
  @media print {
    body > *:not([data-printed-scenario]) { display: none !important; }
    [data-printed-scenario] svg, [data-printed-scenario] table { break-inside: avoid; }
  }
  @media not print {
    [data-printed-scenario] { display: none; }
  }
`;

const Sheet = styled.article`
  display: grid;
  gap: 14px;
  width: 680px;
  h1, p { margin: 0; }
  h1 { font-size: ${textSize('figure')}; }
`;

export interface PrintedScenarioProps {
  /** Field, season and pest. */
  readonly place: string;
  readonly season: WhatIfSeason;
  readonly supposed: Supposed;
  readonly played: Played;
  readonly captures: SeasonCaptures | null;
  readonly caught: CapturesPlayed | null;
  readonly sentences: readonly string[];
  readonly today: IsoDate;
}

/** The scenario on a sheet of its own, beside the season as it goes. */
export function PrintedScenario(props: PrintedScenarioProps) {
  const { place, season, supposed, played, captures, caught, sentences, today } = props;
  const words = useWords(WHAT_IF);
  const kept = useWords(KEPT_SCENARIOS);
  const print = useWords(PRINTED_SCENARIO);
  const hasCaptures = captures !== null && caught !== null && caught.most !== null;
  return createPortal(
    <div data-printed-scenario="">
      <Alone />
      <ThemeScope>
        <Sheet aria-label={words.title}>
          <h1>{supposed.name === undefined ? words.title : words.titleNamed(supposed.name)}</h1>
          <p>
            {place} · {print.printed(today)}
          </p>
          <p>{keptText(supposed) === '' ? print.nothing : print.supposed(kept.parts(supposed))}</p>
          <p>{print.beside}</p>
          <PrintedCourses season={season} supposed={supposed} played={played} />
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {played.rows.length > 0 && (
            <ConsequenceTable
              pestId={season.pestId}
              rows={played.rows}
              hasYears={played.now.ahead !== null}
            />
          )}
          {hasCaptures && (
            <>
              <PrintedCaptures
                season={season}
                captures={captures}
                caught={caught}
                threshold={supposed.captures ?? captures.threshold}
              />
              <CallTable
                threshold={captures.threshold}
                captures={supposed.captures}
                nameOf={captures.nameOf}
                now={caught.now}
                supposed={caught.supposed}
              />
            </>
          )}
        </Sheet>
      </ThemeScope>
    </div>,
    document.body,
  );
}
