// The release of this portal: the version in package.json.

import { readFileSync } from 'node:fs'

export const { version: release } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string }
