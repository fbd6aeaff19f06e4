import { useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { FieldLine, type FieldTexts } from '../field/field-parts.tsx';
import { ImageFileList } from './image-file-list.tsx';
import { ImageTrigger, type ImageTriggerLook } from './image-trigger.tsx';
import { type ImageFilesValue, useImageFiles } from './use-image-files.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  align-items: stretch;
  min-width: 0;
  & > button { align-self: flex-start; }
`;

export interface FileFieldProps extends Omit<FieldTexts, 'isRequired'>, ImageFilesValue, ImageTriggerLook {}

/** Images chosen with a button: shows previews and sizes, and refuses other files by name. */
export function FileField(props: FileFieldProps) {
  const { label, error, help, files, isDisabled = false } = props;
  const { problem, add, remove } = useImageFiles(props);
  const ids = { label: useId(), line: useId() };
  const shown = problem ?? error;
  return (
    <Root role="group" aria-labelledby={ids.label} data-invalid={shown === undefined ? undefined : true}>
      <span id={ids.label}>{label}</span>
      <ImageFileList label={label} files={files} onRemove={isDisabled ? undefined : remove} />
      <ImageTrigger {...props} describedBy={ids.line} onAdd={add} />
      <div role="status">
        <FieldLine id={ids.line} error={shown} help={help} />
      </div>
    </Root>
  );
}
