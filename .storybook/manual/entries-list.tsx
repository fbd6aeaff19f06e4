import { Link } from '../../packages/ui/src/controls/link/link.tsx';
import { Sample, Samples } from '../../packages/ui/src/foundations/page.tsx';

const ENTRIES = [
  ['Controles', '@vigia/ui', 'Botones, campos, selectores, diálogos, avisos y el marco', 'controles-button'],
  ['Dominio', '@vigia/ui', 'Salud de los equipos, plagas, temporadas y reportes', 'dominio-healthchips'],
  [
    'Gráficos',
    '@vigia/ui/charts',
    'Series en el tiempo, barras, minilíneas y sus descargas',
    'gráficos-timechart',
  ],
  ['Tabla', '@vigia/ui/table', 'Ordena en español, filtra, pagina y exporta', 'tabla-datatable'],
  ['Mapa', '@vigia/ui/map', 'Estaciones sobre un mapa que no necesita red', 'mapa-stationmap'],
  ['Imágenes', '@vigia/ui/images', 'Fotos de trampas: galería, visor y conteo', 'imágenes-imagegallery'],
  [
    'Paneles',
    '@vigia/ui/panels',
    'Plaga, clima, oídio, frío y señal, como en la consola',
    'paneles-pestpanel',
  ],
  ['Fundamentos', '@vigia/ui/tokens', 'Color, letra, espacio, densidad e iconos', 'fundamentos-tema'],
] as const;

/** A list of the groups in the menu with their entries of the package. */
export function Entries() {
  return (
    <Samples className="sb-unstyled" $least={250}>
      {ENTRIES.map(([group, entry, use, first]) => (
        <Sample key={group}>
          <Link href={`./?path=/docs/${first}--docs`} target="_parent">
            {group}
          </Link>
          <small>{entry}</small>
          {use}
        </Sample>
      ))}
    </Samples>
  );
}
