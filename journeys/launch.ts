// How the browser of the journeys is started.

import { findBrowser } from '../testing/browser.ts'

export const launchOptions = {
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/**
 * With the back/forward cache, which Playwright and the headless shell switch off: a page that it brings back fires no
 * `load`, so that `goBack` of a journey with it waits for `commit` alone.
 */
export const withPageCache = {
  ...launchOptions,
  args: [...launchOptions.args, '--enable-bfcache'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
