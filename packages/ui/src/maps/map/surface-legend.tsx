import { textSize } from '../../theme/mixins.ts';
import { styled, useTheme } from '../../theme/styled.ts';
import { hatchOf, surfaceColors } from './surface-colors.ts';

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  margin: 0;
  padding: 0;
  font-size: ${textSize('compact')};
  list-style: none;
  li { display: flex; gap: 6px; align-items: center; }
`;

const Swatch = styled.i<{ $color?: string | undefined; $kind?: 'unknown' | 'none' }>`
  flex: none;
  width: 22px;
  height: 16px;
  border: 1px ${({ $kind }) => ($kind === 'none' ? 'dashed' : 'solid')} ${({ theme }) => theme.color.control};
  border-radius: 3px;
  background: ${({ $color, $kind, theme }) =>
    $kind === 'unknown'
      ? `repeating-linear-gradient(135deg, ${hatchOf(theme.mode)} 0 1px, transparent 1px 5px)`
      : ($color ?? 'transparent')};
  print-color-adjust: exact;
`;

export interface SurfaceLegendProps {
  /** What each class means, from 0 on. */
  readonly levels: readonly string[];
  /** What slanting lines mean. */
  readonly unknown: string;
  /** What ground without a colour means. */
  readonly none: string;
  readonly label: string;
}

/** What the colours of a map's surface mean. */
export function SurfaceLegend({ levels, unknown, none, label }: SurfaceLegendProps) {
  const { mode } = useTheme();
  const colors = surfaceColors(mode, levels.length);
  return (
    <Items aria-label={label}>
      {levels.map((text, level) => (
        <li key={text}>
          <Swatch $color={colors[level]} aria-hidden />
          {text}
        </li>
      ))}
      <li>
        <Swatch $kind="unknown" aria-hidden />
        {unknown}
      </li>
      <li>
        <Swatch $kind="none" aria-hidden />
        {none}
      </li>
    </Items>
  );
}
