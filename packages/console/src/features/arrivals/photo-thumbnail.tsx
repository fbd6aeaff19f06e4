import { useQuery } from '@tanstack/react-query';
import { imageCalls } from '@vigia/api/client';
import { textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { useCalls } from '../../shared/state/calls.ts';
import { ARRIVALS } from './words.ts';

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: 8px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  img { width: 100%; height: 100%; object-fit: cover; }
`;

/** The stored photo of a request; it may have been deleted since. */
export function PhotoThumbnail({ imageId }: { readonly imageId: number }) {
  const calls = useCalls(imageCalls);
  const { data, isError } = useQuery({
    queryKey: ['thumbnail', String(imageId), 250],
    queryFn: ({ signal }) => calls.thumbnail(String(imageId), 250, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <PhotoFrame url={data ?? null} isGone={isError} />;
}

/** A photo in its place, which it keeps while it is loading. */
export function PhotoFrame({ url, isGone }: { readonly url: string | null; readonly isGone: boolean }) {
  const words = useWords(ARRIVALS);
  return <Frame>{url === null ? isGone && words.photoGone : <img src={url} alt={words.photo} />}</Frame>;
}
