import type { StationId } from '@vigia/domain/farm';
import type { CaptureCall } from '@vigia/domain/what-if';
import { useWords } from '@vigia/ui';
import { ScenarioTable } from '../scenario-table.ts';
import type { SeasonCaptures } from './season-captures.ts';
import type { CapturesPlayed } from './use-capture-calls.ts';
import { SUPPOSED_CAPTURES } from './words.ts';

export interface CallTableProps
  extends Pick<SeasonCaptures, 'threshold' | 'nameOf'>,
    Pick<CapturesPlayed, 'now' | 'supposed'> {
  /** The supposed threshold. */
  readonly captures: number | undefined;
}

/** On which days each trap reaches the threshold, as it is and as supposed; nothing where no trap does. */
export function CallTable({ threshold, captures, nameOf, now, supposed }: CallTableProps) {
  const words = useWords(SUPPOSED_CAPTURES);
  const all = [...(now ?? []), ...(supposed ?? [])];
  const traps = [...new Set(all.map(({ stationId }) => stationId))].sort((a, b) =>
    nameOf(a).localeCompare(nameOf(b), 'es', { numeric: true }),
  );
  if (traps.length === 0) return null;
  const cell = (calls: readonly CaptureCall[], id: StationId) =>
    calls.flatMap((call) => (call.stationId === id ? [words.call(call)] : [])).join(' · ') || words.never;
  return (
    <ScenarioTable>
      <caption>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.trap}</th>
          {now && threshold !== null && <th scope="col">{words.now(threshold)}</th>}
          {supposed && captures !== undefined && <th scope="col">{words.supposed(captures)}</th>}
        </tr>
      </thead>
      <tbody>
        {traps.map((id) => (
          <tr key={id}>
            <th scope="row">{nameOf(id)}</th>
            {now && threshold !== null && <td>{cell(now, id)}</td>}
            {supposed && captures !== undefined && <td>{cell(supposed, id)}</td>}
          </tr>
        ))}
      </tbody>
    </ScenarioTable>
  );
}
