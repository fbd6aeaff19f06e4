import { formatBytes } from '@vigia/domain/es';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ellipsis, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FIELDS } from '../field/words.ts';
import { FilePicture } from './file-picture.tsx';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  padding: 4px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.control}px;
`;

const About = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  span { ${ellipsis} }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

function FileRow({ file, onRemove }: { readonly file: File; readonly onRemove: (() => void) | undefined }) {
  const words = useWords(FIELDS);
  const [broken, setBroken] = useState(false);
  return (
    <Row>
      <FilePicture file={file} width={56} height={44} onBroken={() => setBroken(true)} />
      <About>
        <span title={file.name}>{file.name}</span>
        <small>
          {formatBytes(file.size)}
          {broken && ` · ${words.noPreview}`}
        </small>
      </About>
      {onRemove && <IconButton icon={X} label={words.removeFile(file.name)} onPress={onRemove} />}
    </Row>
  );
}

interface ImageFileListProps {
  readonly label: string;
  readonly files: readonly File[];
  /** Without it the files cannot be removed. */
  readonly onRemove: ((file: File) => void) | undefined;
}

/**
 * The element that gets the focus when a row is removed: the next row's button, the previous one's, or the add
 * button.
 */
function heirOf(list: HTMLElement | null, row: number): HTMLElement | null {
  const buttons = list?.querySelectorAll('button');
  const adding = list?.closest('[role="group"]')?.querySelector('button');
  return buttons?.[row + 1] ?? buttons?.[row - 1] ?? adding ?? null;
}

/** The images chosen so far: preview, name, size, and a button to remove each. */
export function ImageFileList({ label, files, onRemove }: ImageFileListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (files.length === 0) return null;
  const remove = (file: File, row: number) => {
    heirOf(list.current, row)?.focus();
    onRemove?.(file);
  };
  return (
    <List ref={list} aria-label={label}>
      {files.map((file, row) => (
        <FileRow
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={onRemove && (() => remove(file, row))}
        />
      ))}
    </List>
  );
}
