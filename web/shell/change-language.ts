// Loads the page again in the other language, after what was typed is stored. Loaded when the switch is pressed.

import type { Language } from '@bawaba/language/index.ts'
import { tabStorage } from '../client/storage.ts'
import type { Stored } from '../client/stored.ts'
import { cookieFor, plainAddress, returnKey } from './language-choice.ts'
import { leaveStored } from './leaving.ts'

const reload = (stored: Stored, target: Language): void => {
  stored.set('lang', target)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all five browsers
  document.cookie = cookieFor(target)
  tabStorage.setItem(returnKey, String(scrollY))
  const plain = plainAddress(location.href)
  if (plain === location.pathname + location.search + location.hash) location.reload()
  else location.replace(plain)
}

/** The person stays: what the server does not have, the device gives back to the page that comes. */
export const changeLanguage = (stored: Stored, target: Language): Promise<unknown> =>
  leaveStored({ go: () => reload(stored, target) })

/** Puts the reader back where the switch was pressed. Called once, when the page has woken up. */
export const returnToSwitch = (): void => {
  const stored = tabStorage.getItem(returnKey)
  if (!stored) return
  tabStorage.removeItem(returnKey)
  const switches = [...document.querySelectorAll<HTMLElement>('[data-language-switch]')]
  switches.find(element => element.offsetParent !== null)?.focus({ preventScroll: true })
  scrollTo({ top: Number(stored), behavior: 'instant' })
}
