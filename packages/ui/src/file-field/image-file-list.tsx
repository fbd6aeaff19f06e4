import { ImageOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { ellipsis, textSize } from '../theme/mixins.ts';
import { RADIUS } from '../theme/tokens.ts';
import * as WORDS from '../words.ts';
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

const Frame = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 44px;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: cover; }
`;

const About = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  span { ${ellipsis} }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

/** A small picture of a file; a mark where the browser cannot show its kind, as with HEIC. */
function Preview({ file, onBroken }: { readonly file: File; readonly onBroken: () => void }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Frame>{url !== undefined && <img src={url} alt="" decoding="async" onError={onBroken} />}</Frame>;
}

function FileRow({ file, onRemove }: { readonly file: File; readonly onRemove: (() => void) | undefined }) {
  const [broken, setBroken] = useState(false);
  return (
    <Row>
      {broken ? (
        <Frame>
          <ImageOff size={20} aria-hidden />
        </Frame>
      ) : (
        <Preview file={file} onBroken={() => setBroken(true)} />
      )}
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
