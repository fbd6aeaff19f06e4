import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Skeleton } from '../controls/skeleton/skeleton.tsx';
import { textSize } from '../theme/mixins.ts';
import { styled } from '../theme/styled.ts';
import { MOTION } from '../theme/tokens.ts';
import { useWords } from '../words/language.tsx';
import { PHOTOS } from './words.ts';

const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${({ theme }) => theme.color.sunken};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: opacity ${MOTION.fast};
  }
  & > [aria-hidden] { position: absolute; inset: 0; border-radius: 0; }
`;

const Failed = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 8px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  text-align: center;
`;

interface PhotoPictureProps {
  /** Null while the address is loading. */
  readonly url: string | null;
  readonly unavailableText?: string;
}

/**
 * A thumbnail in its place: a skeleton until it is loaded, a message if it fails. Its name is written beside
 * it, so the image has none.
 */
export function PhotoPicture({ url, unavailableText }: PhotoPictureProps) {
  const words = useWords(PHOTOS);
  const [seen, setSeen] = useState<{ url: string; failed: boolean } | null>(null);
  const current = seen?.url === url ? seen : null;
  if (url !== null && current?.failed) {
    return (
      <Frame>
        <Failed>
          <ImageOff size={24} strokeWidth={1.5} aria-hidden />
          {unavailableText ?? words.unavailable}
        </Failed>
      </Frame>
    );
  }
  return (
    <Frame>
      {!current && <Skeleton $height="100%" />}
      {url !== null && (
        <img
          key={url}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ opacity: current ? 1 : 0 }}
          onLoad={() => setSeen({ url, failed: false })}
          onError={() => setSeen({ url, failed: true })}
        />
      )}
    </Frame>
  );
}
