import { nothingToday } from '@vigia/domain/es';
import type { FieldToday } from '@vigia/domain/today';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonRegion,
  SkeletonRows,
  useWords,
} from '@vigia/ui';
import { CircleCheck, CircleDashed, Footprints, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TODAY_MAIL } from '../../shared/today-mail/words.ts';
import { FieldCard, type FieldCardProps } from './field-card.tsx';
import { EarlyNotice, PartsNotice } from './parts-notice.tsx';
import type { ShownFields } from './use-shown-fields.ts';
import type { Today } from './use-today.ts';
import { PARTS } from './use-today.ts';
import { TODAY } from './words.ts';

const List = styled.ol`
  display: grid;
  gap: 12px;
  max-width: 960px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Above the placeholders of the cards. */
const Early = styled.div`margin-bottom: 12px;`;

const Age = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

export interface TodayViewProps
  extends Pick<Today, 'fields' | 'withoutCounts' | 'failed' | 'loading' | 'lookedAt'>,
    ShownFields,
    Pick<FieldCardProps, 'names' | 'mayReport'> {
  /** Number of fields of the running season. */
  readonly total: number;
  readonly onRetry: () => void;
  /** Opens the choice of the days on which it is sent by e-mail. */
  readonly onMail: () => void;
  /** Day and person, for paper. */
  readonly caption?: ReactNode;
  /** Shown instead of the list: no season, no field or no station. */
  readonly missing?: ReactNode;
  readonly roundHref: string;
  readonly fieldHref: (sectorId: number) => string | undefined;
  readonly sprayingHref?: (sectorId: number) => string | undefined;
  readonly hrefOf: (sectorId: number) => FieldCardProps['hrefOf'];
  readonly onDialog: (sectorId: number, act: Parameters<FieldCardProps['onDialog']>[0]) => void;
}

/** What asks for somebody today: a card for each field, most urgent first. */
export function TodayView(props: TodayViewProps) {
  const words = useWords(TODAY);
  const mail = useWords(TODAY_MAIL);
  const { shown, loading, total, missing, roundHref, onMail } = props;
  // One line from the first moment on, so that nothing below moves.
  const subtitle =
    shown === null
      ? words.progress(PARTS.length - loading.length, PARTS.length)
      : shown.length > 0 && words.subtitle(shown.length, total);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={missing || !subtitle ? undefined : subtitle}
        filters={
          <>
            {!missing && (
              <LinkButton href={roundHref} icon={Footprints}>
                {words.round}
              </LinkButton>
            )}
            <Button icon={Mail} onPress={onMail}>
              {mail.open}
            </Button>
          </>
        }
      />
      {props.caption}
      {missing ?? <Fields {...props} />}
    </>
  );
}

/** No field asks for anything. Where nothing was counted, that is not said. */
function Nothing({
  total,
  withoutCounts,
  age,
}: Pick<TodayViewProps, 'total' | 'withoutCounts'> & { readonly age: string | null }) {
  const words = useWords(TODAY);
  const { title, unknown } = nothingToday(withoutCounts, total);
  const isKnown = withoutCounts < total;
  return (
    <EmptyState title={title} icon={isKnown ? CircleCheck : CircleDashed}>
      {[isKnown && words.nothingHint(total), unknown, age].filter(Boolean).join(' ')}
    </EmptyState>
  );
}

function Fields(props: TodayViewProps) {
  const words = useWords(TODAY);
  const { fields, shown, lacked, onShow, failed, loading, lookedAt, total, withoutCounts, onRetry } = props;
  const { names, mayReport, onDialog } = props;
  const age = lookedAt === null ? null : words.lookedAt(lookedAt);
  if (failed.length === PARTS.length) return <ErrorState title={words.nothingKnown} onRetry={onRetry} />;
  if (shown === null)
    return (
      <>
        <Early>
          <Button isDisabled={fields.length === 0} onPress={onShow}>
            {words.showNow}
          </Button>
        </Early>
        <SkeletonRegion label={words.loading}>
          <SkeletonRows count={6} />
        </SkeletonRegion>
      </>
    );
  return (
    <>
      {lacked.length > 0 ? (
        <EarlyNotice {...{ lacked, onShow }} hasCome={loading.length === 0} />
      ) : (
        <PartsNotice {...{ failed, loading, onRetry }} />
      )}
      {shown.length === 0 ? (
        failed.length === 0 && <Nothing {...{ total, withoutCounts, age }} />
      ) : (
        <>
          <List aria-label={words.list}>
            {shown.map((field: FieldToday) => (
              <li key={field.sector.id}>
                <FieldCard
                  field={field}
                  href={props.fieldHref(field.sector.id)}
                  sprayingHref={props.sprayingHref?.(field.sector.id)}
                  hrefOf={props.hrefOf(field.sector.id)}
                  onDialog={(act) => onDialog(field.sector.id, act)}
                  {...{ names, mayReport }}
                />
              </li>
            ))}
          </List>
          {age && <Age>{age}</Age>}
        </>
      )}
    </>
  );
}
