import type { AdminClient, OpenedSeason, SeasonOpeningDraft } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { dateError, type NextSeason, proposeNextSeason, type Season } from '@vigia/domain/farm';
import { Notice, textSize, useWords } from '@vigia/ui';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { Confirmed } from '../../../shared/dialogs/ask-first.tsx';
import { EntityDialog } from '../../../shared/dialogs/entity-dialog.tsx';
import type { FormProps } from '../../../shared/dialogs/form-props.ts';
import { SpanFields } from '../../../shared/dialogs/span-fields.tsx';
import { KnownClient, NameField } from '../../../shared/dialogs/text-fields.tsx';
import { BiofixLines } from './biofix-lines.tsx';
import {
  mayBeUndone,
  type OpeningDraft,
  type OpeningField,
  openingDraft,
  openingFields,
  openingOf,
  validateOpening,
} from './draft.ts';
import { StationChoice } from './station-choice.tsx';
import { OPEN_SEASON } from './words.ts';

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  h3 { margin: 8px 0 0; font-size: ${textSize('base')}; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

function Section(props: { readonly title: string; readonly help: string; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      <p>{props.help}</p>
      {props.children}
    </Part>
  );
}

export interface OpenSeasonDialogProps extends Omit<FormProps<OpeningDraft>, 'edited' | 'onSave'> {
  readonly owner: AdminClient;
  readonly today: IsoDate;
  readonly onSave: (
    opening: SeasonOpeningDraft,
    key: string,
    signal: AbortSignal,
    confirmed?: Confirmed,
  ) => Promise<OpenedSeason>;
  /** Returns the stations to their former season and deletes the new one. */
  readonly onUndo: (opened: OpenedSeason, last: Season) => void;
}

/** The next season in one preview: its dates, its stations and next year's biofixes. */
export function OpenSeasonDialog({ owner, today, onSave, onUndo, ...props }: OpenSeasonDialogProps) {
  const words = useWords(OPEN_SEASON);
  const next = useMemo(
    () => proposeNextSeason({ ...owner, sectors: owner.sectors.filter(({ archived }) => !archived) }, today),
    [owner, today],
  );
  const initial = useMemo(() => openingDraft(next), [next]);
  const opened = useRef<OpenedSeason | null>(null);
  return (
    <EntityDialog<OpeningDraft, OpeningField>
      {...props}
      title={words.title}
      initial={initial}
      width={680}
      validate={validateOpening}
      wireFields={openingFields}
      onSave={async (draft, key, signal, _seen, ...confirmed) => {
        opened.current = await onSave(openingOf(words, draft, next), key, signal, ...confirmed);
      }}
      savedAction={(draft) => {
        const { last } = next;
        if (last === null || !mayBeUndone(draft, next)) return undefined;
        return { label: words.undo, onPress: () => opened.current && onUndo(opened.current, last) };
      }}
      savedMessage={({ name, stationIds, biofixes }) =>
        words.opened(name.trim(), stationIds.length, biofixes.filter(({ isIncluded }) => isIncluded).length)
      }
    >
      {(form) => (
        <>
          <KnownClient name={owner.client.name} />
          <NameField form={form} />
          <SpanFields value={form.draft} onChange={form.change} field={form.field} />
          <Warnings next={next} draft={form.draft} today={today} />
          <Section
            title={words.stations}
            help={next.stations.length > 0 ? words.stationsHelp : words.noStations}
          >
            <StationChoice
              owner={owner}
              stations={next.stations}
              last={next.last}
              chosen={form.draft.stationIds}
              onChange={(stationIds) => form.change({ stationIds })}
              errorOf={(id) => form.field(`station ${id}`).error}
            />
          </Section>
          <Section
            title={words.biofixes}
            help={
              next.last && next.biofixes.length > 0 ? words.biofixesHelp(next.last.name) : words.noBiofixes
            }
          >
            <BiofixLines
              owner={owner}
              lines={form.draft.biofixes}
              onChange={(biofixes) => form.change({ biofixes })}
              field={(index) => form.field(`biofix ${index}`)}
            />
          </Section>
        </>
      )}
    </EntityDialog>
  );
}

interface WarningsProps {
  readonly next: NextSeason;
  readonly draft: OpeningDraft;
  readonly today: IsoDate;
}

/** What a reader should know before saving. */
function Warnings({ next, draft, today }: WarningsProps) {
  const words = useWords(OPEN_SEASON);
  const isAhead = dateError(draft.start) === null && draft.start > today;
  return (
    <>
      {next.existing && <Notice>{words.existing(next.existing.name)}</Notice>}
      {isAhead && next.last && draft.stationIds.length > 0 && (
        <Notice status="warning">{words.ahead(draft.start as IsoDate, next.last.name)}</Notice>
      )}
    </>
  );
}
