import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { CONTROLS } from '../words.ts';
import { Skeleton } from './skeleton.tsx';
import { indexes, type SkeletonCountProps, Stack, widthOf } from './skeleton-text.tsx';

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  span { border-radius: ${RADIUS.pill}px; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 32px 1fr auto;
  align-items: center;
  gap: 12px;
  min-height: ${({ theme }) => theme.density.row}px;
  & > :first-child { border-radius: 50%; }
`;

export interface SkeletonRegionProps {
  /** What is loading, for screen readers: "Cargando estaciones". */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Around the skeletons of one view: announces once that content is loading. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  const words = useWords(CONTROLS);
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Placeholders for chips of pests or stations, 28 px high like them. */
export function SkeletonChips({ count = 4 }: SkeletonCountProps) {
  return (
    <Pills>
      {indexes(count).map((at) => (
        <Skeleton key={at} $width={`${84 + 22 * (at % 3)}px`} $height="28px" />
      ))}
    </Pills>
  );
}

/** Placeholders for rows with an icon and a date: notifications, events, device logs. */
export function SkeletonRows({ count = 5 }: SkeletonCountProps) {
  return (
    <Stack $gap={0}>
      {indexes(count).map((at) => (
        <Row key={at}>
          <Skeleton $width="32px" $height="32px" />
          <Skeleton $width={widthOf(at)} />
          <Skeleton $width="72px" />
        </Row>
      ))}
    </Stack>
  );
}

const Control = styled(Skeleton)`height: ${({ theme }) => theme.density.control}px;`;

/** Placeholders for fields, each as high as a field. */
export function SkeletonForm({ count = 4 }: SkeletonCountProps) {
  return (
    <Stack $gap={20}>
      {indexes(count).map((at) => (
        <Control key={at} />
      ))}
    </Stack>
  );
}
