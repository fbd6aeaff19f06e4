import { IMAGE_ACCEPT } from '@vigia/domain/farm';
import { Camera } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FileTrigger } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { IconButton } from '../button/icon-button.tsx';
import { FieldLine } from '../field/field-parts.tsx';
import { ImageFileList } from './image-file-list.tsx';
import { useImageFiles } from './use-image-files.ts';

const Group = styled.div`
  display: grid;
  gap: 4px;
`;

export interface OnePhotoOptions {
  /** What the button says, and what the photo is called: «Foto de Apalta 01». */
  readonly label: string;
  /** The photo that is there; null for none. */
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
  /** What is wrong with it. */
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
}

/** A photo beside another field: a button that takes it with the phone's camera or chooses a file, and the photo itself. */
export function useOnePhoto({ label, file, onChange, error, isDisabled = false }: OnePhotoOptions): {
  readonly button: ReactNode;
  /** Null while there is nothing to show. */
  readonly photo: ReactNode;
} {
  const id = useId();
  const files = file === null ? [] : [file];
  const { problem, add, remove } = useImageFiles({
    files,
    several: false,
    onChange: ([chosen]) => onChange(chosen ?? null),
  });
  const wrong = problem ?? error;
  return {
    button: (
      <FileTrigger
        acceptedFileTypes={[IMAGE_ACCEPT]}
        defaultCamera="environment"
        onSelect={(chosen) => add(Array.from(chosen ?? []))}
      >
        <IconButton icon={Camera} label={label} isDisabled={isDisabled} />
      </FileTrigger>
    ),
    photo:
      file === null && wrong === undefined ? null : (
        <Group role="group" aria-label={label}>
          <ImageFileList label={label} files={files} onRemove={isDisabled ? undefined : remove} />
          <div role="status">
            <FieldLine id={id} error={wrong} help={undefined} />
          </div>
        </Group>
      ),
  };
}
