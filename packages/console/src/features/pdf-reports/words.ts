import { room } from '@vigia/ui';

export const PDF_REPORTS = room('pdf-reports', {
  title: 'Descargar informe',
  about: (title: string, where: string) => `${title}: ${where}.`,
  allSectors: 'todos los campos',
  asItGoes:
    'El informe muestra la temporada como va. Para llevar el supuesto al papel, use Imprimir en ¿Y si…?.',
  sector: 'Campo',
  chooseSector: 'Elija un campo',
  isOfOneSector: 'El informe es de un campo.',
  comments: 'Comentarios adicionales',
  csg: 'Código CSG',
  csgHelp: 'Del huerto, para Lobesia; puede quedar vacío.',
  internal: 'Opciones de súper administrador',
  phenology: 'Texto de fenología',
  captures: 'Texto de capturas',
  textHelp: 'Vacío: el texto calculado.',
  controlDate: 'Fecha estimada de control',
  includeControl: 'Incluir fecha estimada de control',
  controlHelp: 'Vacía: no se indica.',
  controlEstimated: 'Vacía: se estima de los grados día, cuando aparecen las próximas larvas.',
  includeDate: 'Incluir fecha sugerida de aplicación',
  applicationDate: 'Fecha sugerida de aplicación',
  download: 'Descargar',
  task: {
    doing: 'Preparando el informe',
    done: 'Listo. Presione otra vez para cerrar.',
    failed: 'No se descargó. Lo escrito sigue aquí.',
  },
  downloaded: 'Informe descargado',
  invalidDate: 'Fecha inválida',
  printed:
    'Este servidor no puede crear archivos PDF: use la ventana de impresión y elija «Guardar como PDF».',
  file: (title: string, where: string, day: string) => `${title} ${where} ${day}`,
});

export type PdfReportWords = (typeof PDF_REPORTS)['spanish'];
