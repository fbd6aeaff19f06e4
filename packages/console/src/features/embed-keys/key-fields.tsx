import { type ClientTree, EMBED_METRIC_WORDS, EMBED_METRICS } from '@vigia/domain';
import { CheckboxGroup, type CheckedField, MultiSelect, TextArea, TextField } from '@vigia/ui';
import type { OpenedDraft } from './key-draft.ts';
import { FORM_WORDS } from './words.ts';

export type KeyTree = Pick<ClientTree, 'client' | 'sectors' | 'stations'>;

export interface KeyFieldsProps {
  readonly tree: KeyTree;
  readonly draft: OpenedDraft;
  readonly onChange: (changes: Partial<OpenedDraft>) => void;
  readonly fields: Readonly<Record<'name' | 'sectors' | 'metrics' | 'origins', CheckedField>> & {
    readonly stations?: CheckedField;
  };
}

const LONGEST_NAME = 120;
const metricChoices = () =>
  EMBED_METRICS.map((value) => ({
    value,
    label: EMBED_METRIC_WORDS[value],
    ...(value === 'map' && { detail: FORM_WORDS.map }),
  }));
const options = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** What a key opens and where it may be shown. */
export function KeyFields({ tree, draft, onChange, fields }: KeyFieldsProps) {
  return (
    <>
      <TextField label={FORM_WORDS.client} value={tree.client.name} isReadOnly />
      <TextField
        label={FORM_WORDS.name}
        help={FORM_WORDS.nameHelp}
        isRequired
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        {...fields.name}
      />
      <MultiSelect
        label={FORM_WORDS.sectors}
        help={FORM_WORDS.sectorsHelp}
        allLabel={null}
        options={options(tree.sectors)}
        value={draft.sectorIds}
        onChange={(sectorIds) => onChange({ sectorIds })}
        {...fields.sectors}
      />
      <MultiSelect
        label={FORM_WORDS.stations}
        help={FORM_WORDS.stationsHelp}
        allLabel={null}
        options={options(tree.stations)}
        value={draft.stationIds}
        onChange={(stationIds) => onChange({ stationIds })}
        {...fields.stations}
      />
      <CheckboxGroup
        label={FORM_WORDS.metrics}
        isRequired
        choices={metricChoices()}
        value={draft.metrics}
        onChange={(metrics) => onChange({ metrics })}
        {...fields.metrics}
      />
      <TextArea
        label={FORM_WORDS.origins}
        help={FORM_WORDS.originsHelp}
        isRequired
        rows={3}
        spellCheck="false"
        value={draft.origins}
        onChange={(origins) => onChange({ origins })}
        {...fields.origins}
      />
    </>
  );
}
