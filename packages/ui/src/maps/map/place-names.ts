/** Names on the offline base map: the regions of Chile with farms, and towns for orientation. */
export interface PlaceName {
  readonly name: string;
  /** Degrees (WGS84). */
  readonly longitude: number;
  /** Degrees (WGS84). */
  readonly latitude: number;
  readonly kind: 'country' | 'region' | 'city' | 'town';
}

const named =
  (kind: PlaceName['kind']) =>
  (name: string, latitude: number, longitude: number): PlaceName => ({
    name,
    latitude,
    longitude,
    kind,
  });
const country = named('country');
const region = named('region');
const city = named('city');
const town = named('town');

/** Approximate positions (WGS84), rounded to a hundredth of a degree. */
export const PLACE_NAMES: readonly PlaceName[] = [
  country('Chile', -31.0, -70.75),
  country('Argentina', -35.5, -65.5),
  country('Perú', -9.5, -75.5),
  country('Bolivia', -17.0, -64.8),
  region('Atacama', -27.6, -70.0),
  region('Coquimbo', -30.75, -70.95),
  region('Valparaíso', -32.55, -71.05),
  region('Metropolitana', -33.75, -70.45),
  region('O’Higgins', -34.42, -71.05),
  region('Maule', -35.7, -71.35),
  region('Ñuble', -36.6, -71.85),
  region('Biobío', -37.45, -72.2),
  region('La Araucanía', -38.6, -72.1),
  region('Los Ríos', -40.0, -72.3),
  region('Los Lagos', -41.6, -72.4),
  city('Arica', -18.48, -70.32),
  city('Iquique', -20.21, -70.15),
  city('Antofagasta', -23.65, -70.4),
  city('Copiapó', -27.37, -70.33),
  city('La Serena', -29.9, -71.25),
  city('Valparaíso', -33.05, -71.61),
  city('Santiago', -33.45, -70.65),
  city('Rancagua', -34.17, -70.74),
  city('Curicó', -34.98, -71.24),
  city('Talca', -35.43, -71.66),
  city('Chillán', -36.61, -72.1),
  city('Concepción', -36.83, -73.05),
  city('Temuco', -38.74, -72.6),
  city('Valdivia', -39.81, -73.25),
  city('Osorno', -40.57, -73.14),
  city('Puerto Montt', -41.47, -72.94),
  city('Mendoza', -32.89, -68.84),
  town('Vallenar', -28.57, -70.76),
  town('Ovalle', -30.6, -71.2),
  town('Los Andes', -32.83, -70.6),
  town('San Felipe', -32.75, -70.73),
  town('Quillota', -32.88, -71.25),
  town('Casablanca', -33.32, -71.41),
  town('Melipilla', -33.69, -71.21),
  town('San Antonio', -33.59, -71.61),
  town('Buin', -33.73, -70.74),
  town('Rengo', -34.4, -70.86),
  town('San Fernando', -34.59, -70.99),
  town('Santa Cruz', -34.64, -71.37),
  town('Molina', -35.11, -71.28),
  town('San Clemente', -35.54, -71.49),
  town('Linares', -35.85, -71.6),
  town('Cauquenes', -35.97, -72.32),
  town('Parral', -36.14, -71.83),
  town('San Carlos', -36.42, -71.96),
  town('Los Ángeles', -37.47, -72.35),
  town('Angol', -37.8, -72.71),
  town('Traiguén', -38.25, -72.67),
];
