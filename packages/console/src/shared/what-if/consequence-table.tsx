import { stageLabel } from '@vigia/domain';
import type { Consequence, PlayedDate } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { dateText } from './date-text.ts';
import { ScenarioTable } from './scenario-table.ts';
import { WHAT_IF } from './words.ts';

const Change = styled.td`
  font-weight: 600;
  &[data-change='same'] { color: ${({ theme }) => theme.color.muted}; font-weight: 400; }
`;

export interface ConsequenceTableProps {
  readonly pestId: number;
  readonly rows: readonly Consequence[];
  /** Past years behind the dates to come, in both courses. */
  readonly hasYears: boolean;
}

/** Each stage as things are, as it would be, and the difference. */
export function ConsequenceTable({ pestId, rows, hasYears }: ConsequenceTableProps) {
  const words = useWords(WHAT_IF);
  const { columns } = words;
  const text = (date: PlayedDate) => dateText(words, date, hasYears);
  const inSeason = rows.filter(({ change }) => change !== 'neither');
  return (
    <ScenarioTable>
      <caption>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.stage}</th>
          <th scope="col">{columns.now}</th>
          <th scope="col">{columns.supposed}</th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {inSeason.map(({ threshold: { stage, generation }, now, supposed, change, days }) => (
          <tr
            key={`${generation} ${stage}`}
            {...(change === 'same' && now.isMeasured ? { 'data-past': '' } : {})}
          >
            <th scope="row">{words.stage(stageLabel(pestId, stage), generation)}</th>
            <td>{text(now)}</td>
            <td>{text(supposed)}</td>
            <Change data-change={change}>{words.changes[change](days ?? 0)}</Change>
          </tr>
        ))}
      </tbody>
      {inSeason.length < rows.length && hasYears && (
        <tfoot>
          <tr>
            <td colSpan={4}>{words.othersLater(rows.length - inSeason.length)}</td>
          </tr>
        </tfoot>
      )}
    </ScenarioTable>
  );
}
