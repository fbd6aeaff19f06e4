import { IMAGE_LOOK_BACK_DAYS, type ImageType } from '@vigia/domain/captures';
import { room } from '@vigia/ui';

const DAYS = `últimos ${IMAGE_LOOK_BACK_DAYS} días`;

/** Words of the tabs of photos, also for tabs without photos. */
export const PHOTOS = room('photos', {
  tabs: 'Fotos',
  tab: {
    bug: 'Cámara Principal',
    plant: 'Cámara Externa',
    device_install: 'Instalación y reemplazo dispositivo',
  } satisfies Record<ImageType, string>,
  empty: {
    bug: 'La cámara principal no tiene fotos recientes',
    plant: 'La cámara externa no tiene fotos recientes',
    device_install: 'No hay fotos de instalaciones ni reemplazos recientes',
  } satisfies Record<ImageType, string>,
  emptyHint: {
    bug: `Aquí se ven las fotos de la placa de los ${DAYS}. Revise la conexión y la cámara del dispositivo.`,
    plant: `Aquí se ven las fotos del cultivo de los ${DAYS}. Si el dispositivo no tiene cámara externa, quedará vacío.`,
    device_install: `Aquí se ven las fotos enviadas con REGISTRO en los ${DAYS}.`,
  } satisfies Record<ImageType, string>,
  noDeviceHint:
    'La estación no tiene dispositivo, así que no recibe fotos. Asígnele uno con REGISTRO › Instalación.',
});
