// The browser of the bench and the server of its pages.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../testing/browser.ts'
import type { Site } from './build.ts'

/** Clocks of a page are fine enough only where no other origin may look in. */
const isolated = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

/** Serves the pages; port 0 takes any that is free. */
export const serve = (site: Site, port: number) =>
  new Promise<{ address: string; close(): void }>(resolve => {
    const server = createServer(({ url = '/' }, response) => {
      const file = site.get(url)
      response.writeHead(file ? 200 : 404, { ...isolated, ...(file && { 'Content-Type': file.type }) })
      response.end(file?.body)
    })
    server.listen(port, '127.0.0.1', () => {
      const { port: own } = server.address() as AddressInfo
      resolve({ address: `http://127.0.0.1:${own}`, close: () => void server.close() })
    })
  })

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    // Frames come as fast as they can be drawn: a fixed beat would hide the difference.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
      '--js-flags=--expose-gc',
    ],
  })
