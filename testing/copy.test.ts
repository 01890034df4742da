// A copy of the sources, in which packages are links, runs as the checkout does.

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { copySources } from './copy.ts'
import { root } from './processes.ts'

let copy: ReturnType<typeof copySources>
before(() => {
  copy = copySources()
})
after(() => copy.remove())

const onePage = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`

test('an honest PDF passes the check, whose library stands outside of the copy', async () => {
  const path = join(copy.folder, 'page.pdf')
  writeFileSync(path, onePage)
  const check = pathToFileURL(join(copy.folder, 'server/platform/scan/pdf-check.ts')).href
  const { checkPdf } = (await import(check)) as typeof import('../server/platform/scan/pdf-check.ts')
  assert.equal(await checkPdf(path), undefined)
})

test('a check that may read half of its library says nothing about a PDF', async () => {
  const path = join(copy.folder, 'half.pdf')
  writeFileSync(path, onePage)
  const half = realpathSync(join(root, 'node_modules/unpdf/dist'))
  const child = fork(join(copy.folder, 'server/platform/scan/pdf-process.ts'), [path], {
    execArgv: ['--permission', ...[copy.folder, half].map(readable => `--allow-fs-read=${readable}`)],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const reports: unknown[] = []
  child.on('message', report => reports.push(report))
  const [code] = await once(child, 'exit')
  assert.deepEqual([reports, code], [[], 1])
})
