import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';

const LIBRARY = { name: 'MapLibre', address: 'https://maplibre.org/' };
const GROUND = 'Natural Earth';

const Line = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  max-width: 100%;
  margin: 0;
  padding: 1px 6px;
  font-size: ${textSize('small')};
  background: color-mix(in srgb, ${({ theme }) => theme.color.surface} 88%, transparent);
  color: ${({ theme }) => theme.color.text};
  a { color: inherit; }
`;

/**
 * The credits of the map, which the licences require. MapLibre's own control writes HTML, which a page with
 * Trusted Types forbids.
 *
 * @param images owner of the satellite images, as plain text
 */
export function MapCredits({ images }: { readonly images: string | undefined }) {
  return (
    <Line>
      <a href={LIBRARY.address} target="_blank" rel="noreferrer">
        {LIBRARY.name}
      </a>
      {[GROUND, ...(images ? [images] : [])].map((credit) => ` | ${credit}`)}
    </Line>
  );
}
