import { room } from '@vigia/ui';

export const SCHEDULES = room('schedules', {
  title: 'Programados',
  subtitle: (client: string) => `Informes que ${client} recibe por correo`,
  followUp: 'El botón Informe descarga ahora el seguimiento del campo elegido: completo, o solo su clima.',
  create: 'Crear Informe',
  table: 'Informes programados',
  file: 'informes-programados',
  failed: 'No se pudo cargar la lista de informes programados.',
  empty: 'No hay registros',
  emptyHint: 'Cree un informe para que llegue por correo cada semana o cada mes.',
});
