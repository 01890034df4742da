// Texts over HTTP.

import type { textCalls } from '@bawaba/contract/calls/texts.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import { readCsvFile } from '../../platform/sheets/index.ts'
import { readLines, textsCsv } from './csv.ts'
import type { Texts } from './texts.ts'

const byOf = (call: Pick<Call, 'actor' | 'address'>) => {
  const { accountId, roles } = signedIn(call)
  return { accountId, roles, address: call.address }
}
const usual = 50
const limits = { megabytes: 8, rows: 20_000 }

export const textRoutes = (texts: Texts): Handlers<keyof typeof textCalls> => ({
  'GET texts': async ({ query }) => {
    const { items, counts } = await texts.filtered(query)
    const { offset = 0, limit = usual } = query
    return {
      items: items.slice(offset, offset + limit),
      total: items.length,
      counts,
      scopes: await texts.scopes(),
    }
  },
  'PUT texts/:id': async call => {
    const text = await texts.put(byOf(call), call.params.id, revisionOf(call.header('if-match')), call.body)
    call.setHeader('etag', `"${text.revision}"`)
    return text
  },
  'GET texts/:id/changes': async ({ params: { id } }) => texts.changes((await texts.find(id)).id),
  'GET texts/file/content': async call => {
    const { items } = await texts.filtered(call.query)
    call.setHeader('content-type', 'text/csv; charset=utf-8')
    call.setHeader('content-disposition', 'attachment; filename="texts.csv"')
    call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
    call.setHeader('cache-control', 'private, no-store')
    return Buffer.from(textsCsv(items)) as never
  },
  'POST texts/import': async call => {
    const { head, rows } = await readCsvFile((await call.file()).bytes, limits)
    const isDryRun = call.query.dryRun === true
    const judged = await texts.judge(byOf(call), readLines(head, rows))
    const ready = judged.filter(({ outcome }) => outcome === 'ready')
    const waiting = isDryRun || ready.length === 0 ? new Set() : await texts.putAll(byOf(call), ready)
    const became = (id: string) => (waiting.has(id) ? 'proposed' : 'changed')
    return {
      isDryRun,
      changed: ready.length,
      refused: judged.filter(({ outcome }) => outcome === 'refused').length,
      rows: judged.map(({ text: _, written: __, outcome, ...row }) => ({
        ...row,
        outcome: outcome === 'ready' && !isDryRun ? became(row.id) : outcome,
      })),
    }
  },
})
