// What a page does once it is drawn and interactive: nothing that anybody waits for.

import { watchLostFocus } from '../shell/lost-focus.ts'

/** An earlier portal at this address may have left a service worker that answers for us. */
const dropServiceWorkers = async (): Promise<void> => {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
}

export const startLater = (): void => {
  watchLostFocus()
  void dropServiceWorkers()
}
