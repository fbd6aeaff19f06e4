import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { searchForm } from '../../controls/text/search-form.ts';
import { SearchField } from '../../controls/text-field/search-field.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import type { MapStation } from './map-station.ts';
import { StationFacts } from './station-facts.tsx';
import { MAP } from './words.ts';

/** Most stations listed at a time. The search finds the others, and a button shows more. */
const SHOWN = 100;
/** Number of stations from which there is a search. */
const SEARCHED_FROM = 8;

const Box = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 8px;
  height: 100%;
  padding: 12px 12px 0;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};

`;

/** Leaves room for the button that leads back to the map. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 36px;
  padding-right: 52px;
  & > p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
  & > div { flex: 0 1 320px; }
`;

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  grid-auto-rows: max-content; /* else rows shrink to the items' least height, one over the other */
  align-content: start;
  gap: 0 16px;
  min-height: 0;
  margin: 0;
  padding: 0 0 12px;
  overflow: auto;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    min-height: ${({ theme }) => theme.density.row}px;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;

/** A row of its own below the columns. */
const More = styled.li`
  && { display: flex; flex-wrap: wrap; grid-column: 1 / -1; gap: 4px 12px; padding: 8px 0; border: 0; }
`;

interface StationListProps {
  readonly stations: readonly MapStation[];
  readonly onOpen?: ((station: MapStation) => void) | undefined;
  readonly details?: ((station: MapStation) => ReactNode) | undefined;
  /** Why there is a list instead of a map. */
  readonly reason?: string;
}

/** The map's stations as a list: for browsers without WebGL, and for readers who prefer text. */
export function StationList({ stations, onOpen, details, reason }: StationListProps) {
  const words = useWords(MAP);
  const [text, setText] = useState('');
  const [most, setMost] = useState(SHOWN);
  const wanted = searchForm(useDeferredValue(text));
  const found = useMemo(
    () => stations.filter(({ name, caption = '' }) => searchForm(`${name} ${caption}`).includes(wanted)),
    [stations, wanted],
  );
  return (
    <Box>
      <Head>
        {stations.length >= SEARCHED_FROM && (
          <SearchField
            label={words.find}
            value={text}
            onChange={(next) => {
              setText(next);
              setMost(SHOWN);
            }}
          />
        )}
        {reason !== undefined && <p role="status">{reason}</p>}
      </Head>
      <Items aria-label={words.list} tabIndex={0}>
        {found.slice(0, most).map((station) => (
          <li key={station.id}>
            <StatusIcon status={station.status} />
            <StationFacts {...{ station, onOpen, details }} />
          </li>
        ))}
        {found.length > most && (
          <More>
            <Button onPress={() => setMost(most + SHOWN)}>{words.next(SHOWN)}</Button>
            {words.more(found.length - most)}
          </More>
        )}
        {found.length === 0 && <li>{stations.length === 0 ? words.empty : words.noneFound}</li>}
      </Items>
    </Box>
  );
}
