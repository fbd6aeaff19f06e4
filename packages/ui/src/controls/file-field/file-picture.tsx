import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { useObjectUrl } from './use-object-url.ts';

const Frame = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  overflow: hidden;
  img { width: 100%; height: 100%; object-fit: cover; }
`;

export interface FilePictureProps {
  readonly file: Blob;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  /** Called when the browser cannot show this kind of image, such as HEIC. */
  readonly onBroken?: () => void;
}

/** A small preview of a file; an icon if the browser cannot show it. */
export function FilePicture({ file, width, height, onBroken }: FilePictureProps) {
  const url = useObjectUrl(file);
  const [isBroken, setBroken] = useState(false);
  const giveUp = () => {
    setBroken(true);
    onBroken?.();
  };
  return (
    <Frame style={{ width, height }}>
      {isBroken ? (
        <ImageOff size={20} aria-hidden />
      ) : (
        url !== null && <img src={url} alt="" decoding="async" onError={giveUp} />
      )}
    </Frame>
  );
}
