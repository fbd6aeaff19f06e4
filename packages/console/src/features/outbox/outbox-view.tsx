import { DRAFT_FIELD_WORDS, formatDateTime } from '@vigia/domain/es';
import { Button, Dialog, EmptyState, Notice, StatusIcon, textSize, useWords } from '@vigia/ui';
import { CircleCheck, FileDown } from 'lucide-react';
import { styled } from 'styled-components';
import { isAct } from '../../shared/outbox/later-act.ts';
import { type OutboxItem, type OutboxState, stateOf } from '../../shared/outbox/outbox-item.ts';
import type { PhotoUnderWay } from '../../shared/outbox/send-outbox.ts';
import { detailsOf, kindOf } from './item-words.ts';
import { OUTBOX, type OutboxWords } from './words.ts';

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 10px;
  h3 { margin: 0; font-size: ${textSize('base')}; font-weight: 700; }
  p { margin: 0; overflow-wrap: anywhere; }
`;

const State = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const SIGN = { waiting: 'neutral', sending: 'neutral', attention: 'warning' } as const satisfies Record<
  OutboxState,
  string
>;

export interface OutboxViewProps {
  readonly items: readonly OutboxItem[];
  readonly sendingId: string | null;
  /** Its photo that is under way; null: none. */
  readonly photo: PhotoUnderWay | null;
  readonly isOnline: boolean;
  readonly onSendAll: () => void;
  readonly onRetry: (item: OutboxItem) => void;
  readonly onEdit: (item: OutboxItem) => void;
  readonly onDiscard: (item: OutboxItem) => void;
  /** Puts everything into a file. */
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** "Por enviar": each thing that waits on this device, its state, and what can be done with it. */
export function OutboxView(props: OutboxViewProps) {
  const words = useWords(OUTBOX);
  const { items, sendingId, isOnline, onSendAll, onSave, onClose } = props;
  const isEmpty = items.length === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      width={560}
      {...(!isEmpty && {
        footerStart: (
          <Button icon={FileDown} variant="quiet" onPress={onSave}>
            {words.save}
          </Button>
        ),
      })}
      footer={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          {!isEmpty && (
            <Button variant="primary" isDisabled={!isOnline || sendingId !== null} onPress={onSendAll}>
              {words.sendAll}
            </Button>
          )}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState title={words.empty} icon={CircleCheck}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <Content>
          {!isOnline && <Notice status="warning">{words.offline}</Notice>}
          <List>
            {items.map((item) => (
              <Item key={item.id} item={item} {...props} />
            ))}
          </List>
        </Content>
      )}
    </Dialog>
  );
}

function Item({
  item,
  sendingId,
  photo,
  isOnline,
  onRetry,
  onEdit,
  onDiscard,
}: OutboxViewProps & { readonly item: OutboxItem }) {
  const words = useWords(OUTBOX);
  const state = stateOf(item, sendingId);
  const isTaken = item.taken !== null;
  const isIdle = state !== 'sending';
  return (
    <Card>
      <h3>{[kindOf(words, item), item.about].filter(Boolean).join(' · ')}</h3>
      <State>
        <StatusIcon status={SIGN[state]} />
        {state === 'sending' && photo !== null ? photoOf(words, photo) : words.states[state]}
      </State>
      {detailsOf(words, item).map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {problemsOf(words, item).map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <Muted>
        {[words.written(formatDateTime(item.queuedAt)), ...photosOf(words, item, isTaken)].join(' · ')}
      </Muted>
      {isIdle && (
        <Acts>
          {state === 'attention' && (
            <Button size="small" isDisabled={!isOnline} onPress={() => onRetry(item)}>
              {words.retry}
            </Button>
          )}
          {!isTaken && item.content.kind !== 'notices' && (
            <Button size="small" onPress={() => onEdit(item)}>
              {isAct(item.content) ? words.open : words.edit}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => onDiscard(item)}>
            {isTaken ? words.discardPhotos : words.discard}
          </Button>
        </Acts>
      )}
    </Card>
  );
}

/** Names of the fields of reports; traps of counts have none here. */
const FIELDS: ReadonlyMap<string, string> = new Map(Object.entries(DRAFT_FIELD_WORDS));

const photoOf = (words: OutboxWords, { at, of, share }: PhotoUnderWay): string =>
  words.sendingPhoto(at, of, Math.floor(share * 100));

function problemsOf(words: OutboxWords, { refusal, photos }: OutboxItem): string[] {
  const ofPhotos = photos.flatMap(({ file, problem }) =>
    problem === null ? [] : [words.photoRefused(file.name, problem)],
  );
  if (refusal === null) return ofPhotos;
  const text = refusal.isTakenBefore ? words.takenBefore : refusal.text;
  const ofFields = Object.entries(refusal.errors).map(([field, error]) => {
    const name = FIELDS.get(field);
    return name === undefined ? error : `${name}: ${error}`;
  });
  return [text, ...ofFields, ...ofPhotos];
}

function photosOf(words: OutboxWords, { photos, content }: OutboxItem, isTaken: boolean): string[] {
  if (photos.length === 0) return [];
  if (!isTaken) return [words.photos(photos.length)];
  return [words.onlyPhotos(photos.length, content.kind === 'counts')];
}
