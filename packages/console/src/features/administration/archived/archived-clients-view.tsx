import type { ClientId } from '@vigia/domain/farm';
import { Button, Dialog, EmptyState, Skeleton, useWords } from '@vigia/ui';
import { ArchiveRestore } from 'lucide-react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import { ADMINISTRATION } from '../words.ts';
import { ARCHIVED } from './words.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 0;
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

export interface ArchivedClientsViewProps {
  /** Null while they are loading. */
  readonly clients: readonly { readonly id: ClientId; readonly name: string }[] | null;
  readonly isFailed: boolean;
  /** The one that is being restored. */
  readonly restoring: ClientId | null;
  readonly onRestore: (client: { readonly id: ClientId; readonly name: string }) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The archived clients, each with a button to restore it. */
export function ArchivedClientsView(props: ArchivedClientsViewProps) {
  const adminWords = useWords(ADMINISTRATION);
  const words = useWords(ARCHIVED);
  const { clients, isFailed, restoring, onRestore, onRetry, onClose } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.clients}
      width={480}
      footer={<Button onPress={onClose}>{adminWords.close}</Button>}
    >
      {isFailed && <RetryNotice onRetry={onRetry}>{words.clientsFailed}</RetryNotice>}
      {!isFailed && clients === null && <Skeleton $height="96px" />}
      {clients?.length === 0 && <EmptyState title={words.noClients}>{words.noClientsHint}</EmptyState>}
      {clients !== null && clients.length > 0 && (
        <>
          {words.clientsNote}
          <List>
            {clients.map((client) => (
              <Line key={client.id}>
                {client.name}
                <Button
                  icon={ArchiveRestore}
                  aria-label={words.restoreClient(client.name)}
                  isDisabled={restoring !== null}
                  onPress={() => onRestore(client)}
                >
                  {words.restore}
                </Button>
              </Line>
            ))}
          </List>
        </>
      )}
    </Dialog>
  );
}
