import { room } from '../words/room.ts';

/** Words around photos; each can be replaced by a prop. */
export const PHOTOS = room('photo-views', {
  photos: 'Fotos',
  photo: 'Foto del',
  photoOf: (date: string) => `Foto del ${date}`,
  loading: 'Cargando las fotos',
  loadingOne: 'Cargando la foto',
  empty: 'No hay fotos en estos días',
  emptyHint: 'Elija un rango de fechas más amplio.',
  failed: 'No se pudieron cargar las fotos',
  failedOne: 'No se pudo cargar la foto',
  failedHint: 'El archivo no llegó o está dañado. La fecha y el conteo se conservan.',
  unavailable: 'Foto no disponible',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  newer: 'Fotos más nuevas',
  older: 'Fotos más antiguas',
  position: (from: number, to: number, total: number) =>
    from === to ? `Foto ${from} de ${total}` : `Fotos ${from} y ${to} de ${total}`,
  viewer: 'Foto de la trampa',
  stage: 'Foto ampliable',
  zoomIn: 'Acercar (+)',
  zoomOut: 'Alejar (−)',
  reset: 'Ver la foto entera (R)',
  zoom: (percent: number) => `Zoom ${percent} %`,
  inference: 'A.I.',
  inferenceHint: 'Muestra lo que el modelo encontró en la foto',
  noInference: 'El modelo no ha analizado esta foto',
  help: 'Rueda o + y − acercan, arrastre mueve, R vuelve a la foto entera, las flechas cambian de foto.',
});
