import { pendingTagMessage } from '@vigia/domain/es';
import { addTag, tagChip } from '@vigia/domain/farm';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../../controls/field/field-parts.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { RemovableTags } from './removable-tags.tsx';
import { TAGS } from './words.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

const Typed = styled(AriaTextField)`
  ${fieldRoot}
  flex: 1 1 180px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: flex-start;
`;

export interface TagEditorProps extends Omit<FieldTexts, 'isRequired'> {
  /** As they are stored: an internal one begins with `internal:`, which its chip does not show. */
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  /** Text in the input that is not yet a tag; saving is refused while there is any. */
  readonly pending: string;
  readonly onPendingChange: (text: string) => void;
  /** May mark tags as internal and remove internal ones. */
  readonly superAdmin?: boolean;
  /** Saving was tried: text left in the input is then an error. */
  readonly tried?: boolean;
  readonly isDisabled?: boolean;
  readonly placeholder?: string;
}

/** Tags of a station, each once: typed and added with Enter, a comma or the button, removed at their chip. */
export function TagEditor(props: TagEditorProps) {
  const words = useWords(TAGS);
  const { label, error, help, tags, onChange, pending, onPendingChange } = props;
  const { superAdmin = false, tried = false, isDisabled = false, placeholder = words.newTag } = props;
  const [internal, setInternal] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const left = tried && pending.trim() !== '' ? pendingTagMessage(pending.trim()) : undefined;
  const shown = refusal ?? left ?? error;

  const add = () => {
    const result = addTag(tags, pending, { internal, superAdmin });
    if ('error' in result) {
      setRefusal(result.error);
      return;
    }
    setRefusal(undefined);
    onPendingChange('');
    if (result.tags !== tags) onChange(result.tags);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && pending.trim() === '') return;
    event.preventDefault();
    add();
  };
  const chips = tags.map((tag) => {
    const chip = tagChip(tag);
    return chip.internal
      ? { id: tag, label: chip.label, highlighted: true, note: words.internalTag }
      : { id: tag, label: chip.label };
  });
  const take = (gone: ReadonlySet<string | number>) =>
    onChange(tags.filter((tag) => !gone.has(tag) || (tagChip(tag).internal && !superAdmin)));
  return (
    <Root>
      <RemovableTags
        label={label}
        tags={chips}
        isFixed={(id) => tagChip(String(id)).internal && !superAdmin}
        onRemove={isDisabled ? undefined : take}
      />
      <Row>
        <Typed
          validationBehavior="aria"
          value={pending}
          onChange={(text) => {
            setRefusal(undefined);
            onPendingChange(text);
          }}
          onKeyDown={onKeyDown}
          isInvalid={shown !== undefined}
          isDisabled={isDisabled}
          autoComplete="off"
        >
          <FieldName label={label} />
          <FieldFrame>
            <Input placeholder={placeholder} />
          </FieldFrame>
          <FieldNote error={shown} help={help} />
        </Typed>
        <Button icon={Plus} onPress={add} isDisabled={isDisabled || pending.trim() === ''}>
          {words.add}
        </Button>
      </Row>
      {superAdmin && (
        <Checkbox isSelected={internal} onChange={setInternal} isDisabled={isDisabled}>
          {words.markInternal}
        </Checkbox>
      )}
    </Root>
  );
}
