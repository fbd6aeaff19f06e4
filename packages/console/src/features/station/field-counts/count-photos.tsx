import { useQuery } from '@tanstack/react-query';
import { imageCalls, type ListedCount } from '@vigia/api/client';
import { focusRing, useWords } from '@vigia/ui';
import { ImageOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useCalls } from '../../../shared/state/calls.ts';
import { limited } from '../../../shared/state/requests.ts';
import { STATION_COUNTS } from './words.ts';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;
const Open = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 44px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  overflow: hidden;
  cursor: pointer;
  &:hover { border-color: ${({ theme }) => theme.color.control}; }
  &:focus-visible { ${focusRing} }
  img { width: 100%; height: 100%; object-fit: cover; }
`;

interface CountPhotosProps {
  readonly count: ListedCount;
  readonly onOpen: (imageId: number) => void;
}

/** Thumbnails of the photos of a count; pressing one opens it. */
export function CountPhotos({ count: { imageIds = [], date }, onOpen }: CountPhotosProps) {
  const words = useWords(STATION_COUNTS);
  return (
    <Row>
      {imageIds.map((id, i) => (
        <Open key={id} type="button" aria-label={words.openPhoto(i + 1, date)} onClick={() => onOpen(id)}>
          <Thumbnail id={id} />
        </Open>
      ))}
    </Row>
  );
}

function Thumbnail({ id }: { readonly id: number }) {
  const calls = useCalls(imageCalls);
  const { data, isError } = useQuery({
    queryKey: ['thumbnail', String(id), 250],
    queryFn: ({ signal }) => limited(() => calls.thumbnail(String(id), 250, signal), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return <img src={data} alt="" decoding="async" />;
  return isError ? <ImageOff size={20} aria-hidden /> : null;
}
