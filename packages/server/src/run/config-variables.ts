export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const DEFAULT_PORT = 4400;
/** Short enough that the console waits it out by itself, see `MAX_WAIT_SECONDS` of its client. */
export const PERSON_CALLS_WITHIN_S = 20;
/** The heaviest screen makes 55 calls, keeping a whole farm on a telephone 108 within 10 s (decision 73). */
export const DEFAULT_PERSON_CALLS = 2_000;

/** Every environment variable of the service: its name and its description in the help. */
export const VARIABLES: readonly (readonly [name: string, meaning: string])[] = [
  ['PORT', `puerto en que atiende; 0 toma uno libre (por omisión ${DEFAULT_PORT})`],
  ['HOST', 'dirección en que atiende (por omisión 127.0.0.1: solo este equipo)'],
  ['VIGIA_DATA', 'carpeta de datos (por omisión .vigia en el repositorio)'],
  [
    'VIGIA_DEMO',
    'on u off: si una base de datos vacía se llena con el predio de demostración (por omisión on; una propia nunca)',
  ],
  [
    'VIGIA_STATE',
    'como root: carpeta para lo que la cuenta de PostgreSQL no alcanza (por omisión /var/lib/vigia)',
  ],
  ['VIGIA_PUBLIC_URL', 'dirección pública, si hay un proxy delante'],
  ['VIGIA_PROXIES', 'cuántos proxies propios hay delante, cuyo X-Forwarded-For se cree (por omisión 0)'],
  [
    'VIGIA_SMTP_URL',
    'servidor de correo, smtps:// o smtp:// con STARTTLS; sin él los correos quedan en outbox',
  ],
  ['VIGIA_SUPPORT_EMAIL', 'correo de soporte y remitente'],
  [
    'VIGIA_DEMO_EMAIL',
    'cuenta de demostración: ve nombres inventados en vez de los reales (por omisión, ninguna)',
  ],
  [
    'VIGIA_MAP_TILES',
    'imágenes satelitales para los mapas, https://…/{z}/{x}/{y}; sin ellas, el mapa incluido',
  ],
  ['VIGIA_MAP_CREDIT', 'a quién pertenecen esas imágenes: se muestra en el mapa'],
  ['VIGIA_OIDC_ISSUER', 'directorio de usuarios propio (OpenID Connect, Cognito): su emisor, https://…'],
  ['VIGIA_OIDC_CLIENT_ID', 'identificador de esta aplicación en ese directorio'],
  ['VIGIA_OIDC_JWKS', 'dirección de sus claves públicas (por omisión, la que el emisor publica)'],
  [
    'VIGIA_SUPER_SECOND_STEP',
    'on u off: si quienes alcanzan todos los clientes ingresan con un segundo paso (por omisión off)',
  ],
  [
    'VIGIA_PERSON_CALLS',
    `solicitudes que una persona puede hacer en ${PERSON_CALLS_WITHIN_S} segundos, en cada servidor (por omisión ${DEFAULT_PERSON_CALLS})`,
  ],
  ['DATABASE_URL', 'PostgreSQL propio (15 o posterior), con el rol vigia_owner'],
  ['DATABASE_URL_APP', 'la misma base de datos, con el rol vigia_app'],
  ['DATABASE_URL_AUTH', 'la misma base de datos, con el rol vigia_auth'],
  ['VIGIA_JOBS', 'on u off: si este servidor toma tareas de fondo (por omisión on)'],
  [
    'VIGIA_STORYBOOK',
    'on u off: si el manual de componentes se sirve en /storybook y pnpm start lo construye (por omisión on)',
  ],
  [
    'VIGIA_COPY_CHECK',
    'on u off: si se echa de menos una copia de vigia backup cada dos días (por omisión on; off si copia por otros medios)',
  ],
  ['CHROMIUM_PATH', 'el Chromium que imprime los PDF (por omisión se busca uno en el equipo)'],
  ['VIGIA_METRICS_TOKEN', 'clave para leer /metrics; sin ella se lee solo desde este equipo'],
  ['VIGIA_S3_ENDPOINT', 'almacén compatible con S3 para las fotos, https://…; sin él, la carpeta de datos'],
  ['VIGIA_S3_BUCKET', 'contenedor (bucket) de ese almacén, ya creado'],
  ['VIGIA_S3_REGION', 'su región (por omisión us-east-1)'],
  ['VIGIA_S3_ACCESS_KEY_ID', 'identificador de la clave de acceso'],
  ['VIGIA_S3_SECRET_ACCESS_KEY', 'clave secreta'],
  ['VIGIA_INFERENCE_URL', 'servicio de inferencia propio; sin él busca insectos el detector incluido'],
  ['VIGIA_INFERENCE_TOKEN', 'clave que se muestra a ese servicio (Authorization: Bearer)'],
  [
    'VIGIA_WEATHER',
    'quién pronostica: climatology (por omisión: los años pasados de cada estación, sin red), open-meteo o stormglass',
  ],
  ['VIGIA_WEATHER_URL', 'dirección de ese servicio, si no es la pública'],
  ['VIGIA_WEATHER_KEY', 'su clave; obligatoria con stormglass'],
  [
    'VIGIA_WEBHOOK_NETWORKS',
    'redes internas a las que pueden ir los avisos a programas, también por http: 10.1.0.0/16, 192.168.1.7; sin ellas, solo direcciones públicas por https',
  ],
  ['LOG_LEVEL', `${LOG_LEVELS.join(', ')} (por omisión info; warn en un terminal)`],
];
