import { ChartHeading, type PublishedFrame, type PublishedHeading } from '@vigia/ui/panels';
import { styled } from 'styled-components';

const Head = styled.header`
  svg { display: block; }
  h2 {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export interface ChartHeadProps {
  readonly heading: PublishedHeading;
  readonly frame: PublishedFrame;
}

/** The heading of a chart: drawn as in its picture, and as a heading for screen readers. */
export function ChartHead({ heading, frame }: ChartHeadProps) {
  return (
    <Head>
      <h2>{`${heading.name}, ${heading.place}`}</h2>
      {frame.isHeaded && (
        <svg width={frame.width} height={frame.top} aria-hidden="true">
          <ChartHeading {...heading} width={frame.width} />
        </svg>
      )}
    </Head>
  );
}
