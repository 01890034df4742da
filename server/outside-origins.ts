// Where settings let documents go besides the portal.

import type { Config } from './config.ts'
import type { OutsideOrigins } from './platform/http/security.ts'

const originsOf = (...urls: readonly string[]): string[] =>
  urls.filter(url => url !== '').map(url => new URL(url).origin)

export const outsideOrigins = (config: Config): OutsideOrigins => ({
  images: originsOf(config.MAP_TILES_HOST && `https://${config.MAP_TILES_HOST}`, config.ASSETS_URL),
  reports: originsOf(config.COLLECTOR_URL, config.ANALYTICS_KEY && config.ANALYTICS_URL),
})
