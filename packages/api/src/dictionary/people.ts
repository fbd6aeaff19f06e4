import type { Dictionary } from './meaning.ts';

/** People, their rights and passwords, sessions, and the log of changes. */
export const people = {
  user_id: [
    {
      beside: ['page_number', 'kind'],
      about: 'Only changes of these people: repeated, or several with commas.',
      example: '12',
    },
    {
      beside: ['channel', 'limit'],
      about: 'The caller’s own id, which is the default; any other is refused.',
    },
    { beside: ['cron_expression'], about: 'The person who gets the report.' },
    { beside: ['datetime_sent'], about: 'Whom the notice is for: the caller.' },
    { about: 'The person, by the account.', example: 7 },
  ],
  email: [
    { type: 'boolean', about: 'Whether the caller wants notices by e-mail too.' },
    {
      about: 'E-mail address that the person signs in with; it is kept in small letters.',
      example: 'ana@example.cl',
    },
  ],
  old_email: {
    about: 'The address that the account has; refused as a conflict once it is another.',
    example: 'maria@aromos.example',
  },
  new_email: { about: 'The address that the account is to have.', example: 'maria.soto@aromos.example' },
  first_name: { about: 'First name.', example: 'Ana' },
  last_name: { about: 'Last name.', example: 'Rojas' },
  permissions: {
    about:
      '`root` opens the screens for root alone on the clients that the person reaches; empty for everybody else.',
    example: 'root',
  },
  enabled: [
    { beside: ['trigger_hour'], about: 'Whether the camera takes photos.' },
    { beside: ['turn_seconds'], about: 'Whether the motor turns the roll.' },
    { about: 'False closes the account: the person reaches nothing.' },
  ],
  last_access: { about: 'When the person was last here; null for never.' },
  access: { about: 'What the person may do, and where.' },
  role: [
    {
      beside: ['first_name', 'sectors'],
      about: 'Name of the role; empty for a grower.',
      example: 'Asesor',
    },
    { about: 'Role on the person’s own client: `admin` may do everything there, `user` reads and reports.' },
  ],
  entities_under_client: {
    about:
      'Roles on other clients by client id; `*` stands for every client, which makes a super administrator.',
  },
  entities_under_sector: {
    about:
      'Roles by sector id; as soon as one is named, a person with the role `user` sees these sectors alone.',
  },
  users: { about: 'Accounts of the client.' },
  password: { about: 'The password as it is now, or the temporary one.', example: 'cuatro palabras al azar' },
  new_password: {
    about: 'The password to use from now on, 10 to 256 characters.',
    example: 'cuatro palabras al azar',
  },
  temporary_password: {
    about:
      'Good for one sign-in within 72 hours, at which another is chosen. The service makes it where none is sent, and tells it this once.',
    example: 'salto-nieve-otro-41',
  },
  expires_at: [
    { beside: ['temporary_password'], about: 'When the temporary password ends.' },
    {
      beside: ['is_current'],
      about:
        'When the session ends unless it is used: fourteen days after its last use, thirty after signing in at the latest.',
    },
    { beside: ['token_name'], about: 'When its token ends by itself: after 366 days at the latest.' },
    { beside: ['overlap_hours'], about: 'When the new token ends by itself: after 366 days at the latest.' },
    { beside: ['token'], about: 'When the token ends: ten minutes after it was given.' },
    { about: 'When the key ends by itself; null for never.' },
  ],
  access_token: {
    about: 'Goes with every call as `authorization: Bearer …`; it ends soon and is renewed.',
    example: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMiJ9.c2lnbmF0dXJl',
  },
  expires_in: { about: 'How long the access token holds.', unit: 's', example: 600 },
  user: [
    { holding: 'access', about: 'The person who has signed in.' },
    { about: 'Who made the change; null for somebody at the server’s own console.' },
  ],
  challenge: [
    {
      beside: ['challenge_token'],
      about:
        'The password was right: call `/auth/second_step/answer`, for there is no session yet; after `/auth/prove`, `/auth/prove/second_step`.',
    },
    {
      about:
        'The password was right and is a temporary one: call `/auth/new-password`; there is no session yet. Null after `/auth/prove` where nothing more is asked for.',
    },
  ],
  api_key: {
    about: 'Goes with every call of a person as `x-api-key`. It names the application and is no secret.',
    example: 'b7c1f0a94be24d1f',
  },
  support_email: { about: 'Where people ask for help.', example: 'soporte@example.cl' },
  external_sign_in: { about: 'True where a user pool of the company’s own (OIDC) signs people in too.' },
  map_tiles: { about: 'Satellite images for maps; null where the operator has no provider.' },
  url: {
    about: 'Address of the tiles with `{z}`, `{x}` and `{y}` in it.',
    example: 'https://tiles.example/{z}/{x}/{y}.jpg',
  },
  attribution: { about: 'Whose images they are, to be shown on the map.', example: '© Instituto Geográfico' },
  has_accounts: { about: 'False in an installation that nobody can enter yet.' },
  sign_in_id: { about: 'The line in the trail of sign-ins.' },
  happened_at: { about: 'When it happened.' },
  outcome: [
    {
      beside: ['row'],
      about:
        'What becomes of the row: it makes something, changes it, takes it out of use, finds it as it says (`same`), or is wrong.',
    },
    {
      about:
        'What happened: somebody signed in, was refused, or signed out; a letter for a forgotten password was requested (`reset-asked`), or another password was chosen by it (`reset-done`).',
    },
  ],
  refusal: {
    about:
      'Why somebody was refused: a wrong `password`, a temporary one that is over (`expired`), an account that is `disabled` or of an `archived` client, too many tries (`limit`, written once for all of them). Null for anything else.',
  },
  network_address: { about: 'Address that it came from.', example: '198.51.100.9' },
  device_label: {
    about: 'Browser and system as they say of themselves, in Spanish.',
    example: 'Chrome en Android',
  },
  change_id: { about: 'The line in the log of changes.' },
  changed_at: { about: 'When it was changed.' },
  action: { about: 'Whether the thing was made, changed or deleted.' },
  thing_id: { about: 'Id of the thing, as text; of a device its serial number.', example: '27' },
  thing_name: { about: 'What the thing was called then.', example: 'Apalta 03' },
  fields: { about: 'The fields that were changed.' },
  from: [
    {
      beside: ['field'],
      about: 'The value before; null for none, also of a thing that was made. Ids are told by name.',
      example: 'Carpocapsa',
    },
    { about: 'Leaves out the local days before this one.' },
  ],
  to: [
    {
      beside: ['field'],
      about: 'The value since; null for none, also of a thing that was deleted. Ids are told by name.',
      example: 'Polilla oriental de la fruta',
    },
    { about: 'Leaves out the local days after this one.' },
  ],
  name: [
    {
      beside: ['page_number'],
      about: 'Only changes of things that have this text in their name, small or capital letters alike.',
      example: 'Apalta',
    },
    {
      beside: ['metrics'],
      about: 'What the key is called by its administrators.',
      example: 'Sitio de la cooperativa',
    },
    {
      beside: ['passkey_id'],
      about: 'What the passkey is called by its owner.',
      example: 'Teléfono de María',
    },
    { beside: ['passkey'], about: 'What the passkey is called by its owner.', example: 'Teléfono de María' },
    { about: 'First and last name of the person; empty where nobody told them.', example: 'María Soto' },
  ],
} satisfies Dictionary;
