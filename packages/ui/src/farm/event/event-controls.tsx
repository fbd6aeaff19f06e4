import type { IsoDate } from '@vigia/domain';
import { SUGGESTED_PRODUCTS } from '@vigia/domain/es';
import {
  type DraftField,
  type DraftFields,
  draftAtStation,
  type EventChoices,
  type EventDraft,
  installAt,
  installedAt,
  MEASURES,
  type Measure,
} from '@vigia/domain/events';
import {
  type BiofixType,
  type Client,
  type EventType,
  PHENOLOGY_STAGES,
  type PhenologyStage,
} from '@vigia/domain/farm';
import type { ReactNode } from 'react';
import { DateField } from '../../controls/date-field/date-field.tsx';
import type { FieldTexts } from '../../controls/field/field-parts.tsx';
import { NumberField } from '../../controls/number-field/number-field.tsx';
import { RadioGroup } from '../../controls/radio-group/radio-group.tsx';
import { ComboBox } from '../../controls/select/combo-box.tsx';
import { Select } from '../../controls/select/select.tsx';
import { SuggestField } from '../../controls/select/suggest-field.tsx';
import { TextArea } from '../../controls/text-field/text-area.tsx';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { styled } from '../../theme/styled.ts';
import { ClientBox } from '../selectors/client-box.tsx';
import { cropOptions, inSpanishOrder, pestOptions, seasonOptions } from '../selectors/selector-options.ts';
import type { EventFieldWords } from './words.ts';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;

/** Props of every control of the event form. */
export interface ControlProps {
  readonly kind: EventType;
  readonly draft: Partial<DraftFields>;
  readonly change: (changes: Partial<DraftFields>) => void;
  readonly choices: EventChoices;
  readonly clients: readonly Pick<Client, 'id' | 'name'>[];
  readonly today: IsoDate;
  readonly texts: Pick<FieldTexts, 'label' | 'isRequired' | 'error'> & { readonly isDisabled: boolean };
  readonly words: EventFieldWords;
}
type Control = (props: ControlProps) => ReactNode;
type Named = { readonly id: number; readonly name: string };

const named = (entities: readonly Named[]) =>
  inSpanishOrder(entities.map(({ id, name }) => ({ value: id, label: name })));

/** A required field shows that a choice is missing; an optional one can be cleared. */
const choosing = ({ texts, change, words }: ControlProps, field: DraftField) =>
  texts.isRequired
    ? { placeholder: words.chooseOne }
    : { placeholder: words.noChoice, onClear: () => change({ [field]: null }) };

/**
 * Choosing a station fills in its sector, crop, pest, season and device, if the kind of event has these fields.
 */
function StationControl({ kind, draft, change, choices, texts, words }: ControlProps) {
  const options = inSpanishOrder(
    choices.stations.map(({ id, name, nodeSerial }) => ({
      value: id,
      label: name,
      detail: nodeSerial ?? words.noDevice,
    })),
  );
  const choose = (id: number) => {
    const station = choices.stations.find((each) => each.id === id);
    if (station) change(draftAtStation(kind, draft as EventDraft<typeof kind>, station));
  };
  return (
    <ComboBox
      {...texts}
      placeholder={words.chooseOne}
      options={options}
      value={draft.stationId ?? null}
      onChange={choose}
    />
  );
}

const NEW_STATION = 0;

/** The station of an installed device: a new one, which gets a name, or one that waits for its device. */
function InstalledStation({ draft, change, choices, texts, words }: ControlProps) {
  const chosen = installedAt(draft, choices);
  const waiting = inSpanishOrder(choices.stations.map(({ id, name }) => ({ value: id, label: name })));
  const choose = (id: number) => {
    const station = choices.stations.find((each) => each.id === id);
    change(station ? installAt(station) : { stationName: '' });
  };
  return (
    <Stack>
      {waiting.length > 0 && (
        <Select
          label={words.fields.stationId}
          options={[{ value: NEW_STATION, label: words.newStation }, ...waiting]}
          value={chosen?.id ?? NEW_STATION}
          onChange={(id) => choose(id ?? NEW_STATION)}
          isDisabled={texts.isDisabled}
        />
      )}
      <TextField
        {...texts}
        value={draft.stationName ?? ''}
        onChange={(stationName) => change({ stationName })}
        autoComplete="off"
        {...(chosen && { help: words.stationWaits })}
      />
    </Stack>
  );
}

function ClientControl({ clients, draft, change, texts }: ControlProps) {
  const only = clients.length === 1 ? clients[0] : undefined;
  if (only && draft.clientId === only.id) return <TextField {...texts} value={only.name} isReadOnly />;
  return (
    <ClientBox
      {...texts}
      clients={clients}
      value={draft.clientId ?? null}
      onChange={(clientId) => change({ clientId })}
    />
  );
}

const BIOFIXES = ['biofix', 'chronofix'] as const;

/** The controls of single fields; position and lure are groups of their own. */
export const CONTROLS: Readonly<Partial<Record<DraftField, Control>>> = {
  clientId: ClientControl,
  stationId: StationControl,
  stationName: InstalledStation,
  date: ({ draft, change, texts, today }) => (
    <DateField {...texts} today={today} value={draft.date ?? ''} onChange={(date) => change({ date })} />
  ),
  nodeSerial: (props) => (
    <ComboBox
      {...props.texts}
      {...choosing(props, 'nodeSerial')}
      options={inSpanishOrder(props.choices.nodeSerials.map((serial) => ({ value: serial, label: serial })))}
      value={props.draft.nodeSerial ?? null}
      onChange={(nodeSerial) => props.change({ nodeSerial })}
      emptyText={props.words.noDevices}
    />
  ),
  sectorId: (props) => (
    <ComboBox
      {...props.texts}
      {...choosing(props, 'sectorId')}
      options={named(props.choices.sectors)}
      value={props.draft.sectorId ?? null}
      onChange={(sectorId) => props.change({ sectorId })}
    />
  ),
  seasonId: (props) => (
    <Select
      {...props.texts}
      {...choosing(props, 'seasonId')}
      options={seasonOptions(props.choices.seasons)}
      value={props.draft.seasonId ?? null}
      onChange={(seasonId) => props.change({ seasonId })}
    />
  ),
  cropId: (props) => (
    <Select
      {...props.texts}
      {...choosing(props, 'cropId')}
      options={cropOptions(props.choices.crops)}
      value={props.draft.cropId ?? null}
      onChange={(cropId) => props.change({ cropId })}
    />
  ),
  pestId: (props) => (
    <Select
      {...props.texts}
      {...choosing(props, 'pestId')}
      options={pestOptions(props.choices.pests)}
      value={props.draft.pestId ?? null}
      onChange={(pestId) => props.change({ pestId })}
    />
  ),
  userEmail: ({ draft, change, texts }) => (
    <TextField
      {...texts}
      type="email"
      autoComplete="email"
      value={draft.userEmail ?? ''}
      onChange={(userEmail) => change({ userEmail })}
    />
  ),
  biofixType: ({ draft, change, texts, words }) => (
    <RadioGroup<BiofixType>
      {...texts}
      layout="row"
      choices={BIOFIXES.map((type) => ({ value: type, label: words.biofixes[type] }))}
      value={draft.biofixType ?? null}
      onChange={(biofixType) => change({ biofixType })}
    />
  ),
  stage: (props) => (
    <Select<PhenologyStage>
      {...props.texts}
      {...choosing(props, 'stage')}
      options={PHENOLOGY_STAGES.map((stage) => ({ value: stage, label: props.words.stages[stage] }))}
      value={props.draft.stage ?? null}
      onChange={(stage) => props.change({ stage })}
    />
  ),
  product: ({ draft, change, choices, texts }) => (
    <SuggestField
      {...texts}
      suggestions={[...new Set([...choices.products, ...SUGGESTED_PRODUCTS])]}
      value={draft.product ?? ''}
      onChange={(product) => change({ product })}
    />
  ),
  dose: ({ draft, change, texts }) => (
    <NumberField {...texts} min={0} value={draft.dose ?? ''} onChange={(dose) => change({ dose })} />
  ),
  measure: ({ draft, change, texts }) => (
    <Select<Measure>
      {...texts}
      options={MEASURES.map((measure) => ({ value: measure, label: measure }))}
      value={draft.measure ?? null}
      onChange={(measure) => change({ measure })}
    />
  ),
  comments: ({ draft, change, texts }) => (
    <TextArea {...texts} value={draft.comments ?? ''} onChange={(comments) => change({ comments })} />
  ),
};
