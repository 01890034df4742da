// Answers on this device, sealed for the person who typed them: they outlive the tab, not the sign-out, and end after a week.
// A tab works on its own copy, which is read at once; the sealed one is written after it and read when a form opens.
// See docs/decisions/kept-answers.md.

import { setKept } from './kept-state.ts'
import type { SafeStorage } from './storage.ts'
import { forgetForms, storedFormName } from './stored-forms.ts'

export const keptForMs = 7 * 86_400_000
export const visitorOwner = 'visitor'

type KeptEntry = { until: number; iv: string; sealed: string }
type Dependencies = {
  tab: SafeStorage
  device: SafeStorage
  /** Undefined where it cannot be had now: nothing is stored on the device then. */
  keyOf: (owner: string) => Promise<CryptoKey | undefined>
  now: () => number
}

const textOf = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join(''))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), sign => sign.charCodeAt(0))

const seal = async (key: CryptoKey, name: string, text: string): Promise<Omit<KeptEntry, 'until'>> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const encode = new TextEncoder()
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encode.encode(name) },
    key,
    encode.encode(text),
  )
  return { iv: textOf(iv), sealed: textOf(sealed) }
}

const unseal = async (key: CryptoKey, name: string, { iv, sealed }: KeptEntry): Promise<string> => {
  const additionalData = new TextEncoder().encode(name)
  const algorithm = { name: 'AES-GCM', iv: bytesOf(iv), additionalData }
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytesOf(sealed)))
}

const entryOf = (text: string | null): KeptEntry | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as KeptEntry)
  } catch {
    return undefined
  }
}

const namesIn = (shelf: Pick<Storage, 'key' | 'length'>): string[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')

const visitorForms = storedFormName([visitorOwner, ''])
const shelfOf = (owner: string): string => storedFormName(['kept', owner, ''])
const endOf = (owner: string): string => `formsEnded/${owner}`

export const createKeptForms = ({ tab, device, keyOf, now }: Dependencies) => {
  let person: string | undefined
  /** Who signed out in another tab: a form that leaves this page afterwards, with the page, is not written down any more. */
  const signedOut = new Set<string>()
  /** The latest change of each form: a slower sealing of an earlier one is dropped. */
  const latest = new Map<string, number>()
  const ownerOf = (name: string) => (name.startsWith(visitorForms) ? visitorOwner : person)

  const keep = async (name: string, text: string): Promise<void> => {
    const owner = ownerOf(name)
    const change = (latest.get(name) ?? 0) + 1
    latest.set(name, change)
    const isCurrent = () => latest.get(name) === change && owner === ownerOf(name)
    const key = owner === undefined ? undefined : await keyOf(owner).catch(() => undefined)
    if (owner === undefined || !isCurrent()) return
    if (!key) return setKept(false)
    const entry = { until: now() + keptForMs, ...(await seal(key, name, text)) }
    if (!isCurrent()) return
    const written = JSON.stringify(entry)
    device.setItem(shelfOf(owner) + name, written)
    setKept(device.getItem(shelfOf(owner) + name) === written)
  }

  const restoreFor = async (owner: string): Promise<void> => {
    const shelf = shelfOf(owner)
    const stored = namesIn(device).filter(name => name.startsWith(shelf))
    const isMissing = (name: string) => tab.getItem(name.slice(shelf.length)) === null
    const wanted = stored.filter(isMissing)
    // Fetched before it is needed: without a connection it could not be fetched then.
    const key = keyOf(owner).catch(() => undefined)
    if (wanted.length === 0) return
    const opener = await key
    if (!opener) return
    for (const entryName of wanted) {
      const name = entryName.slice(shelf.length)
      const entry = entryOf(device.getItem(entryName))
      const text = entry && (await unseal(opener, name, entry).catch(() => undefined))
      if (text === undefined) device.removeItem(entryName)
      else if (isMissing(entryName)) tab.setItem(name, text)
    }
  }

  const isEnded = (name: string): boolean => [...signedOut].some(owner => name.split('/').includes(owner))

  /** Another tab signed the person out: its copy here goes too. */
  const followEnd = (owner: string): void => {
    const end = device.getItem(endOf(owner))
    if (end === null || end === tab.getItem(endOf(owner))) return
    tab.setItem(endOf(owner), end)
    for (const name of namesIn(tab))
      if (!name.startsWith(visitorForms))
        forgetForms({ length: 1, key: () => name, removeItem: tab.removeItem })
  }

  return {
    /** Before a form opens: what the person, and whoever was here without an account, have left on this device. */
    restore: async (userId: string | undefined): Promise<void> => {
      person = userId
      if (userId !== undefined) signedOut.delete(userId)
      for (const name of namesIn(device).filter(each => each.startsWith(storedFormName(['kept', '']))))
        if ((entryOf(device.getItem(name))?.until ?? 0) <= now()) device.removeItem(name)
      if (userId !== undefined) followEnd(userId)
      else
        for (const name of namesIn(device))
          if (name.startsWith(endOf(''))) followEnd(name.slice(endOf('').length))
      await Promise.all([restoreFor(visitorOwner), userId !== undefined && restoreFor(userId)])
    },
    /** At sign-out, in this tab and in all others. */
    forget: (userId: string): void => {
      person = undefined
      forgetForms(tab)
      for (const name of namesIn(device)) if (name.startsWith(shelfOf(userId))) device.removeItem(name)
      const end = String(now())
      tab.setItem(endOf(userId), end)
      device.setItem(endOf(userId), end)
    },
    /** Called when a value of the device changes in another tab. */
    changedElsewhere: (name: string | null): void => {
      if (person === undefined || name !== endOf(person)) return
      signedOut.add(person)
      followEnd(person)
      person = undefined
    },
    shelf: {
      getItem: (name: string) => tab.getItem(name),
      setItem: (name: string, text: string): void => {
        if (isEnded(name)) return
        tab.setItem(name, text)
        void keep(name, text)
      },
      removeItem: (name: string): void => {
        tab.removeItem(name)
        latest.set(name, (latest.get(name) ?? 0) + 1)
        const owner = ownerOf(name)
        if (owner !== undefined) device.removeItem(shelfOf(owner) + name)
        setKept(false)
      },
    },
  }
}
