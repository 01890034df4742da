import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { strangeTerms } from './terms.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
type Pair = { ar: string; en: string }

const isText = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value
/** A counted text has a form for each number. */
const flat = (text: unknown): string =>
  (typeof text === 'string' ? text : JSON.stringify(text ?? '')).replace(/\{\w+\}/g, '…')

/** Every pair of texts inside a value, however deep. */
const pairsIn = (value: unknown): Pair[] => {
  if (isText(value)) return [{ ar: flat(value.ar), en: flat(value.en) }]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pairsIn) : []
}

const strangeIn = (file: string, pairs: readonly Pair[]): string[] =>
  pairs.flatMap(pair => strangeTerms(pair).map(term => `${file}: ${term}, in “${pair.en.slice(0, 60)}”`))

const messageFiles = globSync(
  [
    '{web,ui,forms,sandbox-gateway,server,contract,programmes}/**/*messages.ts',
    'contract/errors/*.ts',
    'contract/errors.ts',
  ],
  { cwd: root, exclude: path => /node_modules|[/\\]dist[/\\]?|\.test\.ts$/.test(path) },
)
const textFiles = globSync('programmes/*/services/*/texts.json', { cwd: root })

test('every message calls each idea by its one name', async () => {
  assert.ok(messageFiles.length > 60, `${messageFiles.length} files of messages were found`)
  let count = 0
  const strange: string[] = []
  for (const file of messageFiles) {
    const pairs = pairsIn(await import(pathToFileURL(join(root, file)).href))
    count += pairs.length
    strange.push(...strangeIn(file, pairs))
  }
  assert.deepEqual(strange, [])
  assert.ok(count > 1500, `${count} messages were read`)
})

test('so does every text of a programme', () => {
  assert.ok(textFiles.length > 0)
  const strange = textFiles.flatMap(file => {
    const pairs = pairsIn(JSON.parse(readFileSync(join(root, file), 'utf8')))
    assert.ok(pairs.length > 0, file)
    return strangeIn(file, pairs)
  })
  assert.deepEqual(strange, [])
})

test('another name is found, in either language', () => {
  assert.deepEqual(strangeTerms({ ar: 'أدخل كلمة السر', en: 'Log in with your passcode' }), [
    'entering the portal: Log in',
    'the secret of an account: كلمة السر',
    'the secret of an account: passcode',
  ])
})
