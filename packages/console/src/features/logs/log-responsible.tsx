import { dayOfInstant } from '@vigia/domain';
import { formatDate, formatDateTime } from '@vigia/domain/es';
import type { FieldEvent } from '@vigia/domain/farm';
import { styled } from 'styled-components';
import type { LogWords } from './words.ts';

const Author = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
`;

type Written = Pick<FieldEvent, 'createdBy' | 'createdAt' | 'userEmail'>;

/** Who wrote the event and when; null for an event from before that was kept. */
export const authorText = (words: LogWords, { createdBy, createdAt }: Written): string | null =>
  createdBy === null ? null : words.author(createdBy, formatDateTime(createdAt));

/** The person responsible, and below them who wrote the event, if that was somebody else. */
export function LogResponsible({ words, event }: { readonly words: LogWords; readonly event: Written }) {
  const { createdBy, createdAt, userEmail } = event;
  return (
    <>
      {userEmail ?? words.none}
      {createdBy !== null && createdBy !== userEmail && (
        <Author>{words.writtenBy(createdBy, formatDate(dayOfInstant(createdAt)))}</Author>
      )}
    </>
  );
}
