import type { PublishedStation } from '@vigia/domain/published';
import { FONT_SIZE, focusRing, RADIUS, StatusIcon } from '@vigia/ui';
import type { StatusMarker } from '@vigia/ui/static-map';
import { styled } from 'styled-components';
import type { WidgetWords } from '../words.ts';
import { inLines, keepLines } from './in-lines.ts';

/** Width of an icon and of a number, px. */
const COLUMN = 20;
const GAP = 8;
/** Width of a row without its text, px. */
const BESIDE = 2 * COLUMN + 4 * GAP;

const List = styled.ul`
  align-content: start;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  button {
    display: grid;
    grid-template-columns: ${COLUMN}px ${COLUMN}px minmax(0, 1fr);
    align-items: center;
    gap: ${GAP}px;
    width: 100%;
    min-height: 44px;
    padding: 4px ${GAP}px;
    border: 0;
    border-radius: ${RADIUS.control}px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  span { ${keepLines} }
  button:hover, button[aria-pressed='true'] { background: ${({ theme }) => theme.color.primaryTint}; }
  button:focus-visible { ${focusRing} outline-offset: -3px; }
`;

export interface StationListProps {
  readonly listed: readonly (PublishedStation & StatusMarker)[];
  readonly words: WidgetWords;
  /** Index of the chosen station. */
  readonly chosen: number | null;
  readonly onChoose: (chosen: number | null) => void;
  /** px */
  readonly width: number;
  /** A higher list is scrolled, px. */
  readonly maxHeight?: number;
}

/** The stations of a map by number, name and level; a press marks one on the map. */
export function StationList({ listed, words, chosen, onChoose, width, maxHeight }: StationListProps) {
  return (
    <List aria-label={words.stations.list} style={{ maxHeight }}>
      {listed.map(({ stationId, name, level, status }, i) => {
        const text = inLines(`${name}: ${words.stations.levels[level]}`, FONT_SIZE.base, width - BESIDE);
        return (
          <li key={stationId}>
            <button
              type="button"
              aria-pressed={i === chosen}
              onClick={() => onChoose(i === chosen ? null : i)}
            >
              <StatusIcon status={status} />
              <b aria-hidden="true">{i + 1}</b>
              <span>
                <span translate="no">{text.slice(0, name.length)}</span>
                {text.slice(name.length)}
              </span>
            </button>
          </li>
        );
      })}
    </List>
  );
}
