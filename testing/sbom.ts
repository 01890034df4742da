// The list of all packages with versions, hashes and licences, as CycloneDX: npm run sbom writes it to sbom.cdx.json and
// ends with 1 where a licence is not allowed.

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Component, refusedIn } from './licences.ts'

const root = join(import.meta.dirname, '..')
const file = 'sbom.cdx.json'

type Bill = { metadata: { component: Component }; components: Component[] }

/** Reads the locked packages, those of other platforms too. */
export const readBill = async (): Promise<Bill> => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const bill = JSON.parse(stdout) as Bill
  // npm names the project after its folder.
  bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name
  return bill
}

if (process.argv[1] === import.meta.filename) {
  const bill = await readBill()
  writeFileSync(join(root, file), `${JSON.stringify(bill, null, 2)}\n`)
  const refused = refusedIn(bill.components)
  process.stdout.write(`${file}: ${bill.components.length} packages\n`)
  for (const line of refused) process.stderr.write(`✖ ${line}\n`)
  if (refused.length > 0) process.exitCode = 1
}
