/**
 * Makes accounts of another client.
 *
 * @param query asks the database as a superuser
 * @returns their addresses
 */
export async function strangers(
  query: (text: string) => Promise<unknown>,
  count: number,
): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, (_, i) => `ajeno${i}@vigia.example`);
  for (const email of emails)
    await query(`insert into user_account (client_id, email, first_name, last_name, permissions, role,
        entities_under_client, entities_under_sector, enabled, status, password_hash, date_created)
      values (2, '${email}', 'Luz', 'Vera', '', 'user', '{}', '{}', true, 'CONFIRMED', '', now())`);
  return emails;
}
