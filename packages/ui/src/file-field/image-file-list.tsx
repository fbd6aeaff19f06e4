import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { ellipsis, textSize } from '../theme/mixins.ts';
import { RADIUS } from '../theme/tokens.ts';
import * as WORDS from '../words.ts';
import { FilePicture } from './file-picture.tsx';
import { fileSizeText } from './image-files.ts';

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
  const [broken, setBroken] = useState(false);
  return (
    <Row>
      <FilePicture file={file} width={56} height={44} onBroken={() => setBroken(true)} />
      <About>
        <span title={file.name}>{file.name}</span>
        <small>
          {fileSizeText(file.size)}
          {broken && ` · ${WORDS.noPreview}`}
        </small>
      </About>
      {onRemove && <IconButton icon={X} label={WORDS.removeFile(file.name)} onPress={onRemove} />}
    </Row>
  );
}

interface ImageFileListProps {
  readonly label: string;
  readonly files: readonly File[];
  /** Without it the files cannot be taken out. */
  readonly onRemove: ((file: File) => void) | undefined;
}

/** The images chosen so far: preview, name, size, and a way to take each out. */
export function ImageFileList({ label, files, onRemove }: ImageFileListProps) {
  if (files.length === 0) return null;
  return (
    <List aria-label={label}>
      {files.map((file) => (
        <FileRow
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={onRemove && (() => onRemove(file))}
        />
      ))}
    </List>
  );
}
