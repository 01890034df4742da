// Answers on a device: they outlive the tab, sealed, and end with the sign-out, with a week, and with another person.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKeptForms, keptForMs } from './kept-forms.ts'
import { createSafeStorage, type SafeStorage } from './storage.ts'
import { storedFormName } from './stored-forms.ts'

const emptyStorage = (): SafeStorage =>
  createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })

const makeKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
const keys = new Map([
  ['noha', await makeKey()],
  ['karim', await makeKey()],
  ['visitor', await makeKey()],
])

const openDevice = () => {
  const device = emptyStorage()
  const clock = { now: 1_000_000, isOnline: true }
  const openTab = () => {
    const tab = emptyStorage()
    const forms = createKeptForms({
      tab,
      device,
      keyOf: async owner => (clock.isOnline ? keys.get(owner) : undefined),
      now: () => clock.now,
    })
    return { tab, forms }
  }
  const written = () =>
    Array.from({ length: device.length }, (_, index) => device.getItem(device.key(index) ?? '')).join('\n')
  return { device, clock, openTab, written }
}

const form = storedFormName(['noha', 'CARD'])
const pause = () => new Promise(resolve => setTimeout(resolve, 30))
/** Waits until an answer stands sealed on the device; without one it fails after five seconds. */
const sealedIn = async (written: () => string) => {
  for (let left = 160; written() === '' && left > 0; left--) await pause()
  assert.notEqual(written(), '')
}

test('answers outlive the tab, and nobody reads them on the device', async () => {
  const { openTab, written } = openDevice()
  const first = openTab()
  await first.forms.restore('noha')
  first.forms.shelf.setItem(form, 'first answer')
  first.forms.shelf.setItem(form, 'last answer')
  await sealedIn(written)
  assert.equal(written().includes('answer'), false)
  const next = openTab()
  await next.forms.restore('noha')
  assert.equal(next.forms.shelf.getItem(form), 'last answer')
})

test('a tab that has answers of its own keeps them', async () => {
  const { openTab, written } = openDevice()
  const [one, other] = [openTab(), openTab()]
  await one.forms.restore('noha')
  one.forms.shelf.setItem(form, 'one')
  await sealedIn(written)
  other.tab.setItem(form, 'other')
  await other.forms.restore('noha')
  assert.equal(other.forms.shelf.getItem(form), 'other')
})

test('another person gets nothing, and their key opens nothing', async () => {
  const { device, openTab, written } = openDevice()
  const { forms } = openTab()
  await forms.restore('noha')
  forms.shelf.setItem(form, 'mine')
  await sealedIn(written)
  const next = openTab()
  await next.forms.restore('karim')
  assert.equal(next.tab.getItem(form), null)
  // As if the entry were theirs.
  const name = Array.from({ length: device.length }, (_, index) => device.key(index) ?? '').find(each =>
    each.includes('noha'),
  ) as string
  device.setItem(name.replace('kept/noha', 'kept/karim'), device.getItem(name) as string)
  const again = openTab()
  await again.forms.restore('karim')
  assert.equal(again.tab.getItem(form), null)
})

test('answers are gone a week later', async () => {
  const { clock, openTab, written } = openDevice()
  const { forms } = openTab()
  await forms.restore('noha')
  forms.shelf.setItem(form, 'old')
  await sealedIn(written)
  clock.now += keptForMs
  const next = openTab()
  await next.forms.restore('noha')
  assert.equal(next.tab.getItem(form), null)
  assert.equal(written(), '')
})

test('signing out deletes the answers in every tab, and what is typed there after it is not kept', async () => {
  const { device, openTab, written } = openDevice()
  const [one, other] = [openTab(), openTab()]
  await one.forms.restore('noha')
  await other.forms.restore('noha')
  other.forms.shelf.setItem(form, 'typed')
  await sealedIn(written)
  one.forms.forget('noha')
  other.forms.changedElsewhere('formsEnded/noha')
  other.forms.shelf.setItem(form, 'typed as the page was left')
  await pause()
  // The page that follows comes by a script of its own: the form is left late.
  other.forms.shelf.setItem(form, 'typed as the page was left')
  assert.equal(other.tab.getItem(form), null)
  for (let index = 0; index < device.length; index++) assert.doesNotMatch(device.key(index) ?? '', /CARD/)
})

test('a tab that slept through the sign-out forgets when it wakes up', async () => {
  const { clock, openTab, written } = openDevice()
  const [one, asleep] = [openTab(), openTab()]
  await asleep.forms.restore('noha')
  asleep.forms.shelf.setItem(form, 'typed')
  await sealedIn(written)
  await one.forms.restore('noha')
  clock.now += 1
  one.forms.forget('noha')
  await asleep.forms.restore('noha')
  assert.equal(asleep.tab.getItem(form), null)
})

test('a tab that opens again after the sign-out, with nobody signed in, forgets too', async () => {
  const { openTab, written } = openDevice()
  const [one, other] = [openTab(), openTab()]
  await other.forms.restore('noha')
  other.forms.shelf.setItem(form, 'typed')
  await sealedIn(written)
  await one.forms.restore('noha')
  one.forms.forget('noha')
  await other.forms.restore(undefined)
  assert.equal(other.tab.getItem(form), null)
})

test('without its key nothing is stored on the device, and the answers stay in the tab', async () => {
  const { clock, openTab, written } = openDevice()
  clock.isOnline = false
  const { forms } = openTab()
  await forms.restore('noha')
  forms.shelf.setItem(form, 'typed')
  await pause()
  assert.equal(written(), '')
  assert.equal(forms.shelf.getItem(form), 'typed')
})

test('a form that was sent or begun anew is not restored', async () => {
  const { openTab } = openDevice()
  const { forms } = openTab()
  await forms.restore('noha')
  forms.shelf.setItem(form, 'typed')
  forms.shelf.removeItem(form)
  await pause()
  const next = openTab()
  await next.forms.restore('noha')
  assert.equal(next.tab.getItem(form), null)
})

test('a visitor’s answers are restored, after they sign in too, and stay when they sign out', async () => {
  const { openTab, written } = openDevice()
  const { forms } = openTab()
  const visitorForm = storedFormName(['visitor', 'QUESTION'])
  await forms.restore(undefined)
  forms.shelf.setItem(visitorForm, 'typed')
  await sealedIn(written)
  const next = openTab()
  await next.forms.restore('noha')
  assert.equal(next.tab.getItem(visitorForm), 'typed')
  next.forms.forget('noha')
  const last = openTab()
  await last.forms.restore(undefined)
  assert.equal(last.tab.getItem(visitorForm), 'typed')
})
