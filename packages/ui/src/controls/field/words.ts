import { room } from '../../words/room.ts';

/** Words of fields, beside their labels. */
export const FIELDS = room('fields', {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  less: (field: string) => `Menos ${field}`,
  more: (field: string) => `Más ${field}`,
  latitude: 'Latitud',
  longitude: 'Longitud',
  useMyPlace: 'Usar mi ubicación',
  dateFormat: 'dd-mm-aaaa',
  pickDate: (field: string) => `Elegir ${field} en el calendario`,
  from: 'desde',
  to: 'hasta',
  takePhoto: 'Tomar foto',
  addImages: 'Agregar imágenes',
  chooseImage: 'Elegir imagen',
  dropImages: 'Arrastre imágenes aquí',
  removeFile: (file: string) => `Quitar ${file}`,
  noPreview: 'sin vista previa',
});
