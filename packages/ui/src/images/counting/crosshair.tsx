import { type CountingView, type ImagePoint, toScreen } from '@vigia/domain/captures';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { PHOTO_MARKS } from '../../theme/photo-marks.ts';
import { styled } from '../../theme/styled.ts';

const Mark = styled.svg`
  position: absolute;
  top: -40px;
  left: -40px;
  overflow: visible;
  fill: none;
  pointer-events: none;
  will-change: transform;
`;

const LINES = 'M40 4V30M40 50V76M4 40H30M50 40H76';

export interface CrosshairHandle {
  /** Keeps the crosshair on its point of the photo while the view moves. */
  readonly follow: (view: CountingView) => void;
}

interface CrosshairProps {
  readonly ref: Ref<CrosshairHandle>;
  readonly at: ImagePoint;
  readonly view: CountingView;
}

/** The keyboard cursor: two lines that do not cover the insect under them. */
export function Crosshair({ ref, at, view }: CrosshairProps) {
  const mark = useRef<SVGSVGElement>(null);
  const follow = (now: CountingView) => {
    const { x, y } = toScreen(now, at);
    if (mark.current) mark.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  useImperativeHandle(ref, () => ({ follow }));
  useLayoutEffect(() => follow(view));
  return (
    <Mark ref={mark} width={80} height={80} aria-hidden>
      <path d={LINES} stroke={PHOTO_MARKS.halo} strokeWidth={5} />
      <path d={LINES} stroke={PHOTO_MARKS.rim} strokeWidth={2} />
    </Mark>
  );
}
