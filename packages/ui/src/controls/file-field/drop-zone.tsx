import { useId } from 'react';
import { DropZone as AriaDropZone, type DropItem, isFileDropItem } from 'react-aria-components';
import { focusRing, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { FieldLine } from '../field/field-parts.tsx';
import { FIELDS } from '../field/words.ts';
import type { FileFieldProps } from './file-field.tsx';
import { ImageFileList } from './image-file-list.tsx';
import { ImageTrigger } from './image-trigger.tsx';
import { useImageFiles } from './use-image-files.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

const Zone = styled(AriaDropZone)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: center;
  padding: 20px 16px;
  border: 1px dashed ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;

  &[data-drop-target] {
    border-style: solid;
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primaryStrong};
  }
  &[data-focus-visible] { ${focusRing} }
  [data-invalid] > & { border-color: ${({ theme }) => theme.color.danger}; }
`;

/** Nothing is dragged on a touch screen. */
const DropText = styled.span`@media (pointer: coarse) { display: none; }`;

const Label = styled.span`font-size: ${textSize('base')};`;

/** The files that were dropped or pasted, without folders and texts. */
const filesOf = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));

export interface DropZoneProps extends FileFieldProps {
  /** Text of the zone. */
  readonly dropLabel?: string;
}

/** Images dropped, pasted (Ctrl+V with the zone focused) or chosen with its button. */
export function DropZone(props: DropZoneProps) {
  const words = useWords(FIELDS);
  const { label, error, help, files, isDisabled = false, dropLabel = words.dropImages } = props;
  const { problem, add, remove } = useImageFiles(props);
  const ids = { label: useId(), line: useId() };
  const shown = problem ?? error;
  return (
    <Root role="group" aria-labelledby={ids.label} data-invalid={shown === undefined ? undefined : true}>
      <Label id={ids.label}>{label}</Label>
      <Zone
        aria-label={label}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => add(await filesOf(items))}
      >
        <DropText aria-hidden>{dropLabel}</DropText>
        <ImageTrigger {...props} describedBy={ids.line} onAdd={add} />
      </Zone>
      <ImageFileList label={label} files={files} onRemove={isDisabled ? undefined : remove} />
      <div role="status">
        <FieldLine id={ids.line} error={shown} help={help} />
      </div>
    </Root>
  );
}
