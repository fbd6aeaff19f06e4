/**
 * Tenant tables that stay on the coordinator: they are small, and they are read before a client is known or by the
 * statements that sign somebody in. So those statements run on the coordinator alone, and `user_account_email` and
 * `device_in_service_once` are unique in the whole installation. `client` stays with them, as each of them refers to
 * it.
 */
export const STAYING: readonly string[] = [
  'client',
  'client_logo',
  'user_account',
  'user_identity',
  'session',
  'sign_in',
  'known_device',
  'password_reset',
  'reset_letter',
  'passkey',
  'step_challenge',
  'second_step_app',
  'backup_code',
  'notice_mail',
  'notice_times',
  'today_mail',
  'push_device',
  'embed_key',
  'embed_key_use',
  'embed_build_seen',
  'service_token',
  'service_token_use',
  'uplink_door',
  'node_key',
  'device_in_service',
];

/** Tables that every node has a copy of: rows of the other nodes refer to them, or their triggers read them. */
export const COPIED: readonly string[] = ['crop', 'pest', 'person_name'];
