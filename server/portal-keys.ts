// The secret and the keys of a portal, for whoever is about to seal with them: those that the database depends on, or
// new ones where it depends on none yet.

import { assertKeys, keysStore } from './capabilities/keys/index.ts'
import type { Config } from './config.ts'
import type { Database } from './platform/database/index.ts'
import { type Keys, openKeys } from './platform/keys.ts'
import { presentSecret, type Random, secretFile, storedSecret } from './platform/secret.ts'

/** Throws where the secret or a key is missing that the database was in use with. */
export const portalKeys = async (
  config: Config,
  database: Database,
  random: Random,
): Promise<{ secret: string; keys: Keys }> => {
  const sealedBy = keysStore(database)
  if (presentSecret(config.SECRET, config.DATA_FOLDER) === undefined && (await sealedBy.used()).length > 0)
    throw new Error(
      `${secretFile(config.DATA_FOLDER)} is missing, and this database was in use with one. Bring it back, or set SECRET (docs/operations/keys.md). Nothing was changed.`,
    )
  const secret = await storedSecret(config.SECRET, config.DATA_FOLDER, random)
  const keys = openKeys(config, secret)
  await assertKeys(sealedBy, keys)
  return { secret, keys }
}
