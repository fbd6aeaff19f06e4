import type { IsoDate } from '@vigia/domain';
import { draftFieldLabel } from '@vigia/domain/es';
import {
  type DraftField,
  type DraftFields,
  type EventChoices,
  type EventDraft,
  fieldsOf,
  isRequired,
  namesDevice,
  takesImages,
} from '@vigia/domain/events';
import type { Client, EventType, FieldErrors } from '@vigia/domain/farm';
import { type ReactNode, useRef } from 'react';
import { CoordinateFields } from '../../controls/coordinates/coordinate-fields.tsx';
import { DropZone } from '../../controls/file-field/drop-zone.tsx';
import { useFirstInvalid } from '../../controls/form/first-invalid.ts';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { CONTROLS } from './event-controls.tsx';
import { fieldGrid } from './field-grid.ts';
import { LureFields } from './lure-fields.tsx';
import { useKeptErrors } from './use-kept-errors.ts';
import { EVENT_FIELDS } from './words.ts';

const Root = styled.div`
  ${fieldGrid}
  padding-top: 8px;
`;
const Cell = styled.div<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

/** Fields that always take the whole width. */
const WIDE = new Set<DraftField>(['clientId', 'latitude', 'lureInstalled', 'comments', 'biofixType']);
/** Fields that are drawn together with the first field of their group. */
const INSIDE = new Set<DraftField>(['longitude', 'lureExpirationDays', 'lureNotificationDays']);

/** Fields with the whole width: the wide ones, and one that would be alone in its row. */
function wholeWidth(fields: readonly DraftField[]): ReadonlySet<DraftField> {
  const wide = new Set<DraftField>();
  let half = false;
  fields.forEach((field, at) => {
    const next = fields[at + 1];
    const alone = !half && (next === undefined || WIDE.has(next));
    if (WIDE.has(field) || alone) wide.add(field);
    half = !wide.has(field) && !half;
  });
  return wide;
}

export interface EventFieldsProps {
  readonly kind: EventType;
  /** A draft of that kind, as `newDraft` of the domain creates it. */
  readonly draft: EventDraft;
  /** Gets what changed; a station includes the fields that it fills in. */
  readonly onChange: (changes: Partial<EventDraft>) => void;
  /** From `eventChoices` of the domain, for the current draft. */
  readonly choices: EventChoices;
  /** Clients of which the user may write events; a single one is only shown. */
  readonly clients: readonly Pick<Client, 'id' | 'name'>[];
  /** Messages of the fields that are invalid. */
  readonly errors: FieldErrors<DraftField>;
  /** How often saving was tried; each try moves the focus to the first invalid field. */
  readonly attempts: number;
  readonly today: IsoDate;
  /** Photos, for the kinds that have them. */
  readonly images: readonly File[];
  /** Why some of them will probably be refused. */
  readonly imagesError?: string | undefined;
  readonly onImagesChange: (images: readonly File[]) => void;
  /** Asks the device for its position and fills in the fields. */
  readonly onLocate?: (() => void) | undefined;
  readonly locating?: boolean;
  readonly locateProblem?: string | undefined;
  /** True while the event is being sent. */
  readonly isDisabled?: boolean;
}

/** The fields of an event of any kind, in the order of its form. The dialog around it saves. */
export function EventFields(props: EventFieldsProps) {
  const words = useWords(EVENT_FIELDS);
  const { kind, choices, clients, errors, attempts, today, isDisabled = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const { errorOf, hold, release } = useKeptErrors(errors, attempts);
  useFirstInvalid(root, attempts);
  const draft: Partial<DraftFields> = props.draft;
  const change = props.onChange as (changes: Partial<DraftFields>) => void;
  const labelOf = (field: DraftField) => draftFieldLabel(kind, field);
  const group = {
    latitude: () => (
      <CoordinateFields
        value={{ latitude: draft.latitude ?? '', longitude: draft.longitude ?? '' }}
        onChange={change}
        onFocusField={hold}
        errors={{ latitude: errorOf('latitude'), longitude: errorOf('longitude') }}
        isRequired={isRequired(kind, 'latitude')}
        isDisabled={isDisabled}
        onLocate={props.onLocate}
        locating={props.locating ?? false}
        locateProblem={props.locateProblem}
      />
    ),
    lureInstalled: () => (
      <LureFields
        value={{
          lureInstalled: draft.lureInstalled ?? false,
          lureExpirationDays: draft.lureExpirationDays ?? '',
          lureNotificationDays: draft.lureNotificationDays ?? '',
        }}
        onChange={change}
        labelOf={labelOf}
        errorOf={errorOf}
        onFocusField={hold}
        isDisabled={isDisabled}
      />
    ),
  } as Readonly<Partial<Record<DraftField, () => ReactNode>>>;
  const control = (field: DraftField) => {
    const Control = CONTROLS[field];
    const texts = {
      label: labelOf(field),
      isRequired: isRequired(kind, field),
      error: errorOf(field),
      isDisabled,
    };
    return Control && <Control {...{ kind, draft, change, choices, clients, today, texts, words }} />;
  };
  const isAsked = (field: DraftField) => field !== 'nodeSerial' || namesDevice(kind, choices);
  const cells = fieldsOf(kind).filter((field) => !INSIDE.has(field) && isAsked(field));
  const wide = wholeWidth(cells);
  return (
    <Root key={kind} ref={root}>
      {cells.map((field) => (
        <Cell
          key={field}
          $wide={wide.has(field)}
          onFocus={field in group ? undefined : () => hold(field)}
          onBlur={release}
        >
          {group[field]?.() ?? control(field)}
        </Cell>
      ))}
      {takesImages(kind) && (
        <Cell $wide>
          <DropZone
            label={words.images}
            help={words.optional}
            files={props.images}
            camera
            error={props.imagesError}
            onChange={props.onImagesChange}
            isDisabled={isDisabled}
          />
        </Cell>
      )}
      <Note>{words.requiredNote}</Note>
    </Root>
  );
}
