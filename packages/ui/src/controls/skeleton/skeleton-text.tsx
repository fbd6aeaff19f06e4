import { styled } from '../../theme/styled.ts';
import { Skeleton } from './skeleton.tsx';

/** One below the other. */
export const Stack = styled.div<{ $gap: number }>`
  display: grid;
  gap: ${({ $gap }) => $gap}px;
  min-width: 0;
`;

/** Widths of lines of text, %; fixed, but irregular like text. */
const WIDTHS = [92, 78, 86, 64, 90, 71];
export const widthOf = (at: number) => `${WIDTHS[at % WIDTHS.length]}%`;
export const indexes = (count: number) => Array.from({ length: count }, (_, at) => at);

export interface SkeletonCountProps {
  /** The expected number. */
  readonly count?: number;
}

const OnTelephone = styled(Skeleton)`
  @media (min-width: 480px) { display: none; }
`;

export interface SkeletonTextProps extends SkeletonCountProps {
  /** The number on a phone, whose lines are shorter. Default: `count`. */
  readonly narrowCount?: number;
}

/** Placeholders for lines of text. */
export function SkeletonText({ count = 3, narrowCount = count }: SkeletonTextProps) {
  return (
    <Stack $gap={8}>
      {indexes(narrowCount).map((at) => {
        const Line = at < count ? Skeleton : OnTelephone;
        return <Line key={at} $width={widthOf(at)} />;
      })}
    </Stack>
  );
}
