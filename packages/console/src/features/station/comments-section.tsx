import { formatDateTime } from '@vigia/domain/es';
import type { ReportComment } from '@vigia/domain/reports';
import { Button, Card, MEDIA, textSize, useWords } from '@vigia/ui';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { UnsentMark } from '../../shared/outbox/unsent-mark.tsx';
import type { Unsent } from '../../shared/outbox/unsent-marks.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { STATION } from './words.ts';

const Texts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0;
  padding-top: 4px;
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  ${MEDIA.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    dd + dt { margin-top: 8px; }
  }
`;

const Quiet = styled.span`color: ${({ theme }) => theme.color.muted};`;

const Note = styled.p`
  margin: 12px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

const Mark = styled.div`margin-top: 12px;`;

export interface CommentsSectionProps {
  /** `Lobesia botrana en Apalta, 2026–27`. */
  readonly about: string;
  /** Undefined while it is loading, null without any. */
  readonly comment: ReportComment | null | undefined;
  /** Only this device has them. */
  readonly unsent?: Unsent | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Absent for those who may only read. */
  readonly onEdit?: (() => void) | undefined;
}

/** The text written instead of the computed words of the pest's reports. */
export function CommentsSection({ about, comment, unsent, failed, onRetry, onEdit }: CommentsSectionProps) {
  const words = useWords(STATION);
  const textOf = (text: string | undefined) =>
    text ? text : <Quiet>{comment === undefined ? words.coming : words.computed}</Quiet>;
  return (
    <Section title={words.comments}>
      {failed && <RetryNotice onRetry={onRetry}>{words.commentsFailed}</RetryNotice>}
      <Card
        title={about}
        actions={
          onEdit && (
            <Button size="small" icon={Pencil} onPress={onEdit} isDisabled={comment === undefined}>
              {words.editComments}
            </Button>
          )
        }
      >
        <Texts>
          <dt>{words.phenology}</dt>
          <dd>{textOf(comment?.phenologyText)}</dd>
          <dt>{words.captureTexts}</dt>
          <dd>{textOf(comment?.captureText)}</dd>
        </Texts>
        {unsent && (
          <Mark>
            <UnsentMark unsent={unsent} />
          </Mark>
        )}
        <Note>
          {unsent
            ? words.unsentComments
            : comment && (comment.phenologyText || comment.captureText)
              ? words.writtenAt(formatDateTime(comment.changedAt))
              : words.commentsHelp}
        </Note>
      </Card>
    </Section>
  );
}
