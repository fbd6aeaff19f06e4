import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, useCards } from '@vigia/ui/table';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Section } from '../../shared/ui/section.tsx';
import type { SeasonRow } from './result-rows.ts';
import { RULE_TEST, type RuleTestWords } from './words.ts';

const Lines = styled.span`
  display: grid;
  gap: 2px;
`;

type Column = DataColumn<SeasonRow>;

/** A count; a dash for a season that counts in no total. */
const count = (outcome: keyof NonNullable<SeasonRow['outcomes']>, header: string): Column => ({
  ...{ id: outcome, header, kind: 'number', width: '96px' },
  value: ({ outcomes }) => outcomes?.[outcome],
});

const countsOf = ({ columns }: RuleTestWords['seasons'], hasUnjudged: boolean): Column[] => [
  { id: 'calls', header: columns.calls, kind: 'number', width: '96px', value: ({ calls }) => calls },
  count('before', columns.before),
  count('late', columns.late),
  count('nothing', columns.nothing),
  ...(hasUnjudged ? [count('unjudged', columns.unjudged)] : []),
];

/** The counts in one line, for a card: there a number alone would not say what it counts. */
const inALine = (words: RuleTestWords['seasons']): Column => ({
  ...{ id: 'line', header: words.columns.calls, card: 'head', isSortable: false },
  value: ({ calls, outcomes }) => (calls === null || outcomes === null ? '' : words.line(calls, outcomes)),
});

const columnsOf = (words: RuleTestWords['seasons'], hasUnjudged: boolean, isCards: boolean): Column[] => [
  { id: 'season', header: words.columns.season, value: ({ name }) => name, card: 'title' },
  ...(isCards ? [inALine(words)] : countsOf(words, hasUnjudged)),
  {
    ...{ id: 'peaks', header: words.columns.peaks, width: '300px', isSortable: false, card: 'head' },
    value: ({ peaks }) => peaks.join('; '),
    cell: ({ peaks }) => (
      <Lines>
        {peaks.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Lines>
    ),
  },
  {
    ...{ id: 'note', header: words.columns.note, isSortable: false, card: 'head' },
    value: ({ note }) => note,
    cell: ({ note }) => note,
  },
];

export interface SeasonTableProps {
  readonly rows: readonly SeasonRow[];
}

/** What the rule would have done in each season. */
export function SeasonTable({ rows }: SeasonTableProps) {
  const all = useWords(RULE_TEST);
  const hasUnjudged = rows.some(({ outcomes }) => (outcomes?.unjudged ?? 0) > 0);
  const isCards = useCards();
  const columns = useMemo(() => columnsOf(all.seasons, hasUnjudged, isCards), [all, hasUnjudged, isCards]);
  return (
    <Section title={all.seasons.title}>
      <DataTable
        label={all.seasons.title}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        pageSizes={false}
        exportName={`${all.title} - ${all.seasons.title}`}
        empty={<EmptyState title={all.noSeason}>{all.noSeasonHint}</EmptyState>}
      />
    </Section>
  );
}
