import { Button, Card, textSize, useWords } from '@vigia/ui';
import { useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { outboxOpenAtom } from './outbox-view-state.ts';
import { UnsentMark } from './unsent-mark.tsx';
import type { Unsent } from './unsent-marks.ts';
import { UNSENT } from './words.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 0;
  }
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  strong { overflow-wrap: anywhere; }
`;
const Detail = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  overflow-wrap: anywhere;
`;

/** A thing that waits, where it will stand. */
export interface UnsentRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly unsent: Unsent;
}

/** What will stand in a list and waits on this device, apart from what the service has, so that no figure counts it. */
export function UnsentList({ rows }: { readonly rows: readonly UnsentRow[] }) {
  const words = useWords(UNSENT);
  const setOpen = useSetAtom(outboxOpenAtom);
  if (rows.length === 0) return null;
  return (
    <Card
      title={words.list(rows.length)}
      actions={
        <Button size="small" onPress={() => setOpen(true)}>
          {words.open}
        </Button>
      }
    >
      <List aria-label={words.list(rows.length)}>
        {rows.map(({ id, title, detail, unsent }) => (
          <li key={id}>
            <UnsentMark unsent={unsent} />
            <strong>{title}</strong>
            <Detail>{detail}</Detail>
          </li>
        ))}
      </List>
    </Card>
  );
}
