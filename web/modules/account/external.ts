// A sign-in that has left for a provider: what this tab keeps of it until it comes back.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { localPath } from '../../client/leave.ts'
import { tabStorage } from '../../client/storage.ts'

export type Left = { state: string; slug: UserSlug; from: string }
const name = 'external-sign-in'

/** The address that providers send back to; it holds no part of the page that one came from. */
export const callbackOf = (base: string): string => `${location.origin}${base}/auth-callback`

export const keepLeft = (left: Left): void => tabStorage.setItem(name, JSON.stringify(left))

/** What was kept, once. */
export const takeLeft = (): Left | undefined => {
  const stored = tabStorage.getItem(name)
  tabStorage.removeItem(name)
  if (!stored) return undefined
  const left = JSON.parse(stored) as Left
  return { ...left, from: localPath(left.from) ?? '/' }
}

export type Back = { code?: string; state?: string; iss?: string; error?: string }

/** What the provider put into the address, as it stands there: a number is no number, but a text. */
export const backOf = (search: string): Back => {
  const params = new URLSearchParams(search)
  const read = (key: string) => params.get(key) ?? undefined
  return { code: read('code'), state: read('state'), iss: read('iss'), error: read('error') }
}
