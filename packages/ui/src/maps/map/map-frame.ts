import { css } from 'styled-components';
import { MEDIA } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../theme/tokens.ts';

const specified = css`
  height: 50vh;
  @media (max-height: 800px) { height: 40vh; }
  @media (max-height: 500px) { height: 30vh; }
  ${MEDIA.narrow} { height: ${LAYOUT.mapNarrow}px; }
`;

/** The frame of a map: its height, its border, and the style of MapLibre's popups. */
export const MapFrame = styled.section<{ $height?: string | undefined }>`
  position: relative;
  ${({ $height }) => ($height === undefined ? specified : `height: ${$height};`)}
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.map.water};
  isolation: isolate;
  @media print {
    /* Around the map, however wide the paper is. */
    width: fit-content;
    max-width: 100%;
    height: auto;
    break-inside: avoid;
  }

  .maplibregl-map { font: inherit; }
  .maplibregl-canvas:focus-visible { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: -3px; }

  /* Popups are above controls and notes. */
  .maplibregl-popup { z-index: 1; }

  .maplibregl-popup-content {
    padding: 0;
    border-radius: ${RADIUS.control}px;
    background: ${({ theme }) => theme.color.surface};
    box-shadow: ${({ theme }) => theme.shadow.float};
  }

  .maplibregl-popup-anchor-top .maplibregl-popup-tip,
  .maplibregl-popup-anchor-top-left .maplibregl-popup-tip,
  .maplibregl-popup-anchor-top-right .maplibregl-popup-tip {
    border-bottom-color: ${({ theme }) => theme.color.surface};
  }
  .maplibregl-popup-anchor-bottom .maplibregl-popup-tip,
  .maplibregl-popup-anchor-bottom-left .maplibregl-popup-tip,
  .maplibregl-popup-anchor-bottom-right .maplibregl-popup-tip {
    border-top-color: ${({ theme }) => theme.color.surface};
  }
  .maplibregl-popup-anchor-left .maplibregl-popup-tip { border-right-color: ${({ theme }) => theme.color.surface}; }
  .maplibregl-popup-anchor-right .maplibregl-popup-tip { border-left-color: ${({ theme }) => theme.color.surface}; }
`;

/** The map on paper, below its markers. */
export const MapPicture = styled.img`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

/** A line of text over the lower left of the map, shown as long as its reason lasts. */
export const MapNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  width: fit-content;
  padding: 6px 10px;
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.marker};
  color: ${({ theme }) => theme.color.text};
`;

export const MapNotes = styled.div`
  position: absolute;
  left: 12px;
  bottom: 32px;
  display: grid;
  gap: 6px;
  max-width: calc(100% - 80px);
`;
