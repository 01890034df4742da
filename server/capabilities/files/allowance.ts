// What an owner may upload: a person by one set of limits, a visitor by a smaller one, and all visitors together no more
// than the portal has room for.

import type { FileOwner, Quota } from './store.ts'

export type Allowance = {
  /** Largest file in bytes. */
  size: number
  quota: Omit<Quota, 'unknown'>
}
export type AllowanceOf = (owner: FileOwner) => Allowance

type Settings = Record<
  | 'FILE_MAX_SIZE'
  | 'FILES_WAITING'
  | 'FILES_WAITING_BYTES'
  | 'VISITOR_FILE_MAX_SIZE'
  | 'VISITOR_FILES_WAITING'
  | 'VISITOR_FILES_WAITING_BYTES'
  | 'VISITORS_FILES_BYTES',
  number
>

export const allowancesOf = (settings: Settings): AllowanceOf => {
  const bytes = Math.max(settings.FILES_WAITING_BYTES, settings.FILE_MAX_SIZE)
  // A person shares their account with nobody: their own limit is that of the account.
  const person: Allowance = {
    size: settings.FILE_MAX_SIZE,
    quota: { files: settings.FILES_WAITING, bytes, account: bytes },
  }
  const size = Math.min(settings.VISITOR_FILE_MAX_SIZE, settings.FILE_MAX_SIZE)
  const visitor: Allowance = {
    size,
    quota: {
      files: settings.VISITOR_FILES_WAITING,
      bytes: Math.max(settings.VISITOR_FILES_WAITING_BYTES, size),
      account: settings.VISITORS_FILES_BYTES,
    },
  }
  return owner => (owner.visitor === undefined ? person : visitor)
}
