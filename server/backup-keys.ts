// The keys of this portal as backups hold them, and how they come back.

import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { BackupKeys, Manifest } from './capabilities/backup/index.ts'
import type { Config } from './config.ts'
import { sweepAsides, writeDurably } from './platform/durable.ts'
import {
  derivedRing,
  type Keys,
  openKeys,
  type Ring,
  readRing,
  ringFile,
  saveRing,
  writeRing,
} from './platform/keys.ts'
import { fingerprint, presentSecret, secretFile } from './platform/secret.ts'

const idsOf = ({ sealing, index }: Ring) => ({ sealing: sealing.map(({ id }) => id), index: index.id })
const ringName = 'keys.json'

/** Whether a ring stands in the setting or in its file: otherwise the secret is all there is. */
const hasRing = (config: Config): boolean => {
  const file = ringFile(config)
  return file === undefined || existsSync(file)
}

/** Throws where the settings name no secret: they are not those of the server then. */
export const portalKeys = (config: Config): BackupKeys & { secret: string; keys: Keys } => {
  const secret = presentSecret(config.SECRET, config.DATA_FOLDER)
  if (secret === undefined)
    throw new Error(`${secretFile(config.DATA_FOLDER)} is missing: are these the settings of the server?`)
  const keys = openKeys(config, secret)
  return {
    secret,
    keys,
    facts: { secret: fingerprint(secret), ...idsOf(keys.ring()) },
    files: { secret, ...(hasRing(config) ? { [ringName]: writeRing(keys.ring()) } : {}) },
  }
}

const assertSecret = (config: Config, present: string, { keys }: Manifest): void => {
  if (fingerprint(present) !== keys.secret)
    throw new Error(
      `${config.SECRET === '' ? secretFile(config.DATA_FOLDER) : 'SECRET'} is not the secret of the portal that was backed up.`,
    )
}

/** A ring that is here already has every key of the backup. */
const assertRing = (config: Config, { keys }: Manifest): void => {
  const opened = openKeys(config, '')
  const present = idsOf(opened.ring())
  const lacking = keys.sealing.filter(id => !present.sealing.includes(id))
  if (present.index !== keys.index) lacking.push(`${keys.index} (index)`)
  if (lacking.length > 0) throw new Error(`${opened.source} lacks keys of the backup: ${lacking.join(', ')}.`)
}

/** What is still to be brought before the server starts, in words; undefined where nothing is. */
const wantingOf = (config: Config, { keys }: Manifest, secret: string | undefined, isRingHere: boolean) => {
  const fromSecret = secret === undefined ? undefined : idsOf(derivedRing(secret))
  const isDerived =
    fromSecret?.index === keys.index && keys.sealing.every(id => fromSecret.sealing.includes(id))
  const wanting = [
    ...(secret === undefined
      ? [`the secret with the fingerprint ${keys.secret}, into ${secretFile(config.DATA_FOLDER)} or SECRET`]
      : []),
    ...(isRingHere || isDerived
      ? []
      : [
          `the keys ${[...keys.sealing, keys.index].join(', ')}, which come from that secret or stand in a file for ${ringFile(config)}`,
        ]),
  ]
  return wanting.length > 0
    ? `The backup does not hold all keys. Before the server starts, bring ${wanting.join('; and ')}.`
    : undefined
}

/**
 * The secret that a backup's audit is signed with, and the way to put the keys where the server reads them.
 * Refuses to mix the backup with keys of another portal.
 */
export const keysForRestore = (config: Config, manifest: Manifest, keys: Record<string, string>) => {
  const present = presentSecret(config.SECRET, config.DATA_FOLDER)
  if (present !== undefined) assertSecret(config, present, manifest)
  const isRingHere = hasRing(config)
  if (isRingHere) assertRing(config, manifest)
  const secret = present ?? keys.secret
  const ring = keys[ringName]
  return {
    secret,
    place: async (now: Date): Promise<void> => {
      const file = ringFile(config)
      if (present === undefined && keys.secret !== undefined)
        await writeDurably(secretFile(config.DATA_FOLDER), keys.secret, { isNew: true })
      if (!isRingHere && ring !== undefined && file !== undefined)
        await saveRing(file, readRing(ring, ringName))
      // What a restore that was cut short had not finished writing holds keys.
      for (const path of [secretFile(config.DATA_FOLDER), ...(file === undefined ? [] : [file])])
        await sweepAsides(dirname(path), now, `${basename(path)}.*`)
    },
    wanting: wantingOf(config, manifest, secret, isRingHere || ring !== undefined),
  }
}
