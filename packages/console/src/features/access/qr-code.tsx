import encodeQR from 'qr';
import { styled } from 'styled-components';

/** Black on white in every theme: cameras read other colours less reliably. */
const Picture = styled.svg`
  display: block;
  width: min(208px, 100%);
  aspect-ratio: 1;
  background: #fff;
  border-radius: 6px;
`;

const QUIET = 4;

/** A text as a QR code, drawn in the browser: it may contain a secret. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows: boolean[][] = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Picture
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={dots.join('')} fill="#000" />
    </Picture>
  );
}
