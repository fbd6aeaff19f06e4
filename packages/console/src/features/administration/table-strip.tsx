import { MEDIA, ToggleButton, useWords } from '@vigia/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ADMIN_TABLES, type AdminSection, type AdminTable } from './admin-path.ts';
import { TABLES } from './tables/words.ts';
import { ADMINISTRATION } from './words.ts';

/** In the strip's order; sections that are no table are not in it. */
const SECTIONS: readonly AdminSection[] = ADMIN_TABLES;

/** px around a focused button that its ring needs, which a box that scrolls would cut. */
const RING = 4;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${MEDIA.narrow} {
    flex-wrap: nowrap;
    margin: -${RING}px;
    padding: ${RING}px;
    overflow-x: auto;
    scrollbar-width: none;
    & > button { flex: none; }
  }
`;

interface TableStripProps {
  readonly section: AdminSection;
  readonly onTable: (table: AdminTable) => void;
}

/** The seven tables, one of them chosen; on narrow screens one line that scrolls, with the chosen one in sight. */
export function TableStrip({ section, onTable }: TableStripProps) {
  const words = useWords(ADMINISTRATION);
  const tables = useWords(TABLES);
  const strip = useRef<HTMLDivElement>(null);
  const at = SECTIONS.indexOf(section);
  useEffect(() => {
    const box = strip.current;
    const chosen = box?.children[at];
    if (!box || !(chosen instanceof HTMLElement)) return;
    box.scrollLeft = chosen.offsetLeft - box.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2;
  }, [at]);
  return (
    <Strip ref={strip} role="group" aria-label={words.tables}>
      {ADMIN_TABLES.map((name) => (
        <ToggleButton
          key={name}
          label={tables[name].title}
          isSelected={name === section}
          onChange={() => onTable(name)}
        />
      ))}
    </Strip>
  );
}
