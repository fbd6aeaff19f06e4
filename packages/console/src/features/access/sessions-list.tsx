import type { OwnSession } from '@vigia/api/contract';
import { Button, Chip, ConfirmDialog, textSize, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { momentText } from './moment-text.ts';
import { Muted, Stack } from './parts.tsx';
import { ACCESS, type AccessWords } from './words.ts';

export const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding: 10px 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }
  li > div { display: flex; flex-direction: column; gap: 2px; flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; }
  strong { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-weight: 600; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

const nameOf = (words: AccessWords, { device }: OwnSession): string => device || words.unknownDevice;

export interface SessionsListProps {
  readonly sessions: readonly OwnSession[];
  /** True while a session is being ended. */
  readonly busy: boolean;
  readonly onEnd: (session: OwnSession) => Promise<void>;
  readonly onEndOthers: () => Promise<void>;
}

/** The sessions of a user. A question precedes ending one, because it cannot be undone. */
export function SessionsList({ sessions, busy, onEnd, onEndOthers }: SessionsListProps) {
  const words = useWords(ACCESS);
  const [toClose, setToClose] = useState<OwnSession | 'others' | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const carryOut = async () => {
    if (toClose === null) return;
    await (toClose === 'others' ? onEndOthers() : onEnd(toClose));
    setToClose(null);
  };
  return (
    <Stack>
      <Muted>{words.sessionsHint}</Muted>
      {sessions.length === 0 ? (
        <p>{words.noSession}</p>
      ) : (
        <Rows>
          {sessions.map((session) => (
            <li key={session.id}>
              <div>
                <strong>
                  {nameOf(words, session)}
                  {session.isCurrent && <Chip status="ok">{words.thisDevice}</Chip>}
                </strong>
                <small>{words.lastUsed(momentText(session.lastUsedAt))}</small>
                <small>{words.started(momentText(session.startedAt))}</small>
                <small>{words.ends(momentText(session.endsAt))}</small>
              </div>
              {!session.isCurrent && (
                <Button
                  size="small"
                  aria-label={words.endOf(nameOf(words, session))}
                  onPress={() => setToClose(session)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {others.length > 0 ? (
        <div>
          <Button onPress={() => setToClose('others')}>{words.endOthers}</Button>
        </div>
      ) : (
        <p>{words.noOthers}</p>
      )}
      <ConfirmDialog
        isOpen={toClose !== null}
        title={
          toClose === null || toClose === 'others' ? words.askEndOthers : words.askEnd(nameOf(words, toClose))
        }
        confirmLabel={toClose === 'others' ? words.endOthers : words.end}
        cancelLabel={words.cancel}
        busy={busy}
        onConfirm={() => void carryOut()}
        onCancel={() => setToClose(null)}
      >
        {toClose === 'others' ? words.askEndOthersNote : words.askEndNote}
      </ConfirmDialog>
    </Stack>
  );
}
