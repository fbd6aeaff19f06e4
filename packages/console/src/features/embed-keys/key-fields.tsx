import type { ClientTree } from '@vigia/domain/farm';
import { EMBED_METRICS, PUBLISHED_METRIC_WORDS } from '@vigia/domain/published';
import { CheckboxGroup, type CheckedField, MultiSelect, TextArea, TextField, useWords } from '@vigia/ui';
import type { OpenedDraft } from './key-draft.ts';
import { EMBED_KEYS, type EmbedKeyWords } from './words.ts';

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
const metricChoices = (words: EmbedKeyWords) =>
  EMBED_METRICS.map((value) => ({
    value,
    label: PUBLISHED_METRIC_WORDS.es[value],
    ...(value === 'map' && { detail: words.form.map }),
  }));
const options = (list: readonly { readonly id: number; readonly name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** What a key opens and where it may be shown. */
export function KeyFields({ tree, draft, onChange, fields }: KeyFieldsProps) {
  const words = useWords(EMBED_KEYS);
  return (
    <>
      <TextField label={words.form.client} value={tree.client.name} isReadOnly />
      <TextField
        label={words.form.name}
        help={words.form.nameHelp}
        isRequired
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        {...fields.name}
      />
      <MultiSelect
        label={words.form.sectors}
        help={words.form.sectorsHelp}
        allLabel={null}
        options={options(tree.sectors)}
        value={draft.sectorIds}
        onChange={(sectorIds) => onChange({ sectorIds })}
        {...fields.sectors}
      />
      <MultiSelect
        label={words.form.stations}
        help={words.form.stationsHelp}
        allLabel={null}
        options={options(tree.stations)}
        value={draft.stationIds}
        onChange={(stationIds) => onChange({ stationIds })}
        {...fields.stations}
      />
      <CheckboxGroup
        label={words.form.metrics}
        isRequired
        choices={metricChoices(words)}
        value={draft.metrics}
        onChange={(metrics) => onChange({ metrics })}
        {...fields.metrics}
      />
      <TextArea
        label={words.form.origins}
        help={words.form.originsHelp}
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
