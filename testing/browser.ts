// The browser for the journeys: one that is there, else one that this machine lets us install.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runNode, scriptOf } from './processes.ts'

// The headless shell is the same engine without a window: a context in it costs half of one in the whole browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'chromium-browser',
  'google-chrome-stable',
]
const wellKnown = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const installed = (): string | undefined => {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
  return [...wellKnown, ...onPath].find(canRun)
}

const install = (): string | undefined => {
  if (process.getuid?.() !== 0) return undefined
  console.log('No browser found: installing Chromium by apt-get')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    })
  apt('update')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '--yes', '--no-install-recommends', name)
    const found = installed()
    if (found) return found
  }
  return undefined
}

/** Playwright's own download needs libraries that only an administrator can install: proof is that it starts. */
const download = async (): Promise<string | undefined> => {
  console.log("No browser found: trying Playwright's own")
  const { code } = await runNode([scriptOf('@playwright/test', 'cli.js'), 'install', 'chromium'])
  if (code !== 0) return undefined
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  const started = spawnSync(path, ['--version'], { timeout: 20_000 })
  return started.status === 0 ? path : undefined
}

/** The path of a Chromium that runs; throws an error that says what to do. */
export const findBrowser = async (): Promise<string> => {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (canRun(configured)) return configured
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which cannot be run: name a Chromium or Chrome, or unset it.`,
    )
  }
  const found = installed() ?? install() ?? (await download())
  if (found) return found
  throw new Error(
    'The journeys need Chromium and none could be installed. An administrator runs: ' +
      'sudo npx playwright install --with-deps chromium',
  )
}
