export type { MoreAction } from './counting/actions.ts';
export { CountingCanvas, type CountingCanvasProps } from './counting/counting-canvas.tsx';
export { ImageGallery, type ImageGalleryProps } from './image-gallery.tsx';
export { ImageGrid, type ImageGridProps } from './image-grid.tsx';
export type { Photo } from './photo.ts';
export { ImageViewer, type ImageViewerProps } from './viewer/image-viewer.tsx';
