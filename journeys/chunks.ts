// The scripts of the citizens' app by the modules that they hold: the names of their files say little of it.

import { readFile } from 'node:fs/promises'

/** What the build writes of its files. */
const manifest = new URL('../web/dist/client/.vite/citizen.json', import.meta.url)

/** The address of the script that holds a module, named from `web/`. Throws where it has none of its own. */
export const scriptOf = async (module: string): Promise<RegExp> => {
  const files = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string }>
  const { file } = files[module] ?? {}
  if (!file) throw new Error(`No script holds ${module} alone`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
