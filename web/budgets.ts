// What a page of the citizens' app may cost to load: bytes of script over the wire, compressed, and files. A build that
// exceeds one fails.

import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { assetsOf, chunksOf, type Manifest } from './entry/assets.ts'
import { pageParts } from './entry/page-parts.ts'
import { readManifest } from './manifest.ts'

type Budget = {
  page: string
  /** The parts that the page loads besides the app's own, by their names in the manifest. */
  parts: readonly string[]
  bytes: number
  files: number
}

const form = pageParts['/services/$serviceSlug/add']
/** A page makes at most 12 requests before a visitor can act: besides scripts its document, its styles and fonts. */
const budgets: readonly Budget[] = [
  { page: 'service', parts: pageParts['/services/$serviceSlug'], bytes: 125_000, files: 7 },
  { page: 'sign-in', parts: pageParts['/login'], bytes: 150_000, files: 23 },
  { page: 'form', parts: form, bytes: 180_000, files: 28 },
  {
    page: 'form with a date and a long list',
    parts: [...form, '../ui/controls/calendar.tsx', '../ui/controls/combobox.tsx'],
    bytes: 240_000,
    files: 32,
  },
]

const ownBanner = 'features/home/own-banner.tsx'
/** The landing page as it opens: with the portal's own banner, or with that of a programme. */
const landings = (manifest: Manifest): Budget[] =>
  [
    ownBanner,
    ...Object.keys(manifest).filter(name => /^\.\.\/programmes\/[\w-]+\/web\/banner\.tsx$/.test(name)),
  ].map(banner => ({ page: `landing with ${banner}`, parts: [banner], bytes: 120_000, files: 6 }))

export type Cost = Budget & { isMet: boolean; costs: { bytes: number; files: number } }

/** Bytes over the wire of one file of a build. */
const sizeOf = async (clientFolder: string, file: string): Promise<number> => {
  const path = resolve(clientFolder, file)
  return (await stat(`${path}.br`).catch(() => stat(path))).size
}

/** What each page costs in a build's folder `client`. Throws for a part that the build does not have. */
export const costsOf = async (clientFolder: string): Promise<Cost[]> => {
  const manifest = await readManifest(clientFolder)
  const { script, preloads } = assetsOf(manifest)
  return Promise.all(
    [...landings(manifest), ...budgets].map(async budget => {
      const unknown = budget.parts.filter(part => !manifest[part])
      if (unknown.length > 0) throw new Error(`The build has no part ${unknown.join(', ')}`)
      const own = chunksOf(manifest, budget.parts)
      const files = [...new Set([...[script, ...preloads].map(path => path.slice(1)), ...own])]
      const sizes = await Promise.all(files.map(file => sizeOf(clientFolder, file)))
      const costs = { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length }
      return { ...budget, costs, isMet: costs.bytes <= budget.bytes && costs.files <= budget.files }
    }),
  )
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
export const costLine = ({ page, costs, bytes, files, isMet }: Cost): string =>
  `${isMet ? '✔' : '✖'} ${page}: ${kilobytes(costs.bytes)} of ${kilobytes(bytes)} in ${costs.files} of ${files} files`

/** Throws where a page costs more than it may. */
export const assertBudgets = async (clientFolder: string): Promise<void> => {
  const exceeded = (await costsOf(clientFolder)).filter(({ isMet }) => !isMet)
  if (exceeded.length > 0)
    throw new Error(`Pages load more script than they may:\n${exceeded.map(costLine).join('\n')}`)
}

if (process.argv[1] === import.meta.filename) {
  const costs = await costsOf(resolve(import.meta.dirname, 'dist/client'))
  process.stdout.write(`${costs.map(costLine).join('\n')}\n`)
}
