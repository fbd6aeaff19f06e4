import { FILTER_WORDS } from '@vigia/domain/es';
import { ALL, type ClientId } from '@vigia/domain/farm';
import { ComboBox, MEDIA, Notice, PageHeader, ProgressBar, textSize, useWords } from '@vigia/ui';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { AdminLinks, type AdminLinksProps } from './admin-links.tsx';
import type { AdminTable } from './admin-path.ts';
import { TableStrip } from './table-strip.tsx';
import { ADMINISTRATION } from './words.ts';

const ClientBox = styled.div`
  width: 280px;
  max-width: 100%;
  ${MEDIA.narrow} { && { flex: 1 1 200px; } }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  h2 { margin: 0; font-size: ${textSize('title')}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${MEDIA.narrow} { display: contents; & > * { flex: 1 1 auto; } }
`;

/** The name of a table and the actions on it as a whole. */
export function TableHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Head>
      <h2>{title}</h2>
      <Buttons>{children}</Buttons>
    </Head>
  );
}

export interface AdministrationViewProps extends AdminLinksProps {
  readonly onTable: (table: AdminTable) => void;
  /** Those that the user administers. */
  readonly clients: readonly { readonly id: ClientId; readonly name: string }[];
  /** Null while every client is shown. */
  readonly clientId: ClientId | null;
  readonly onClient: (clientId: ClientId | null) => void;
  /** Its data is on the way. */
  readonly isLoadingClient: boolean;
  /** Buttons beside the clients: a new one, and editing the one that is chosen. */
  readonly clientActions?: ReactNode;
  /** The number of clients, and how many of them are loaded, while some are loading; null once all are here. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Clients that failed to load while others did not. */
  readonly failed: number;
  /** The reader is limited to sectors of what is shown. */
  readonly isLimited?: boolean;
  readonly onRetry: () => void;
  /** The table, with its head. */
  readonly children: ReactNode;
}

/** The choice of client and table, and the table. */
export function AdministrationView(props: AdministrationViewProps) {
  const words = useWords(ADMINISTRATION);
  const { section, onTable, clients, clientId, onClient, progress, failed } = props;
  const options = useMemo(
    () => [
      { value: ALL as ClientId | typeof ALL, label: FILTER_WORDS.allMasculine },
      ...clients.map(({ id, name }) => ({ value: id, label: name })),
    ],
    [clients],
  );
  return (
    <>
      <PageHeader
        title={words.title}
        filters={
          <>
            <ClientBox data-testid="company-selector">
              <ComboBox
                label={words.client}
                options={options}
                value={clientId ?? ALL}
                onChange={(value) => onClient(value === ALL ? null : value)}
                onClear={() => onClient(null)}
                isLoading={props.isLoadingClient}
              />
            </ClientBox>
            {props.clientActions}
            <AdminLinks section={section} groups={props.groups} />
          </>
        }
      />
      <TableStrip section={section} onTable={onTable} />
      {progress && (
        <ProgressBar
          label={words.comingIn(progress.done, progress.total)}
          value={(100 * progress.done) / progress.total}
        />
      )}
      {failed > 0 && <RetryNotice onRetry={props.onRetry}>{words.someFailed(failed)}</RetryNotice>}
      {props.isLimited && <Notice>{words.ofOwnSectors}</Notice>}
      {props.children}
    </>
  );
}
