import type { ClientId } from '@vigia/domain/farm';
import { ComboBox, Dialog, ProgressBar, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import type { ClientEntry } from '../../shared/state/tree-storage.ts';
import { SHELL } from './words.ts';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 10px;
`;

export interface ClientFilterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** By name. */
  readonly clients: readonly ClientEntry[];
  readonly clientId: ClientId;
  /** The client whose data is loading. */
  readonly loading: ClientEntry | null;
  readonly error?: string | undefined;
  readonly onChoose: (client: ClientEntry) => void;
}

export function ClientFilterDialog(props: ClientFilterDialogProps) {
  const words = useWords(SHELL);
  const { isOpen, onClose, clients, clientId, loading, error, onChoose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.clientFilter}>
      <Body>
        <ComboBox
          label={words.clientLabel}
          help={words.clientHint}
          error={error}
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          value={loading?.id ?? clientId}
          onChange={(id) => {
            const client = clients.find((entry) => entry.id === id);
            if (client && id !== clientId) onChoose(client);
          }}
        />
        {loading && <ProgressBar label={words.loadingClient(loading.name)} />}
      </Body>
    </Dialog>
  );
}
