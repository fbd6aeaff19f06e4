import type { ReportData } from '@vigia/domain/reports';
import { FONT_FAMILY } from '@vigia/ui';
import { useTheme } from 'styled-components';

const SIZE = 40;
const WIDEST = 120;
/** Pages load nothing: the logo must be a data URL, as the service writes it. */
const OWN_PICTURE = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;
const COLORS = ['station1', 'station2', 'station4', 'station8', 'mildew', 'degreeDays'] as const;
/** Words that do not count for the initials of a name. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'fundo']);

function initials(name: string): string {
  const words = name.split(/[\s.,&-]+/).filter((word) => /^\p{L}|^\d/u.test(word));
  const main = words.filter((word) => !SMALL.has(word.toLowerCase()));
  return (main.length > 0 ? main : words)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
}

/**
 * The client's logo; without one, the initials of its name in a colour that depends on its id, the same on
 * every report.
 */
export function ClientLogo({ client }: Pick<ReportData, 'client'>) {
  const { series, color } = useTheme();
  if (client.logo !== null && OWN_PICTURE.test(client.logo)) {
    return (
      <img
        src={client.logo}
        alt={client.name}
        style={{ height: SIZE, maxWidth: WIDEST, objectFit: 'contain' }}
      />
    );
  }
  const fill = series[COLORS[client.id % COLORS.length]!];
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 40 40" role="img" aria-label={client.name}>
      <rect width={40} height={40} rx={9} fill={fill} />
      <path d="M0,31q10,-7 20,-2t20,-3V31q0,9 -9,9H9q-9,0 -9,-9Z" fill={color.surface} fillOpacity={0.22} />
      <text
        x={20}
        y={26}
        textAnchor="middle"
        fontFamily={FONT_FAMILY}
        fontSize={17}
        fontWeight={700}
        fill={color.surface}
      >
        {initials(client.name)}
      </text>
    </svg>
  );
}
