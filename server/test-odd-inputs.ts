// What each odd input of a list means: accepted, ignored, or refused with which code. `odd-inputs.api.test.ts` sends every
// one of them; docs/api/odd-inputs.md is written from here (node run.mjs server/test-odd-inputs.ts).

import { writeFile } from 'node:fs/promises'

type Meaning =
  /** It finds the rows that another query finds. */
  | { accepted: string; as: string }
  /** The same, because it says nothing. */
  | { ignored: string; as: string }
  | { refused: 'INVALID_FILTER' | 'MALFORMED'; path: string; why: string }
/** `query` is what stands behind the `?` of `GET LIBRARY_CARD`, unescaped. */
export type OddInput = { query: string } & Meaning

const filter = (value: unknown): string => `filter=${JSON.stringify(value)}`
const where = (value: unknown): string => filter({ where: value })
const refused = (query: string, path: string, why: string): OddInput => ({
  query,
  refused: 'INVALID_FILTER',
  path,
  why,
})
const accepted = (query: string, as: string, meaning: string): OddInput => ({ query, accepted: meaning, as })
const ignored = (query: string, as: string, meaning: string): OddInput => ({ query, ignored: meaning, as })

const deep = { and: [{ and: [{ and: [{ and: [{ and: [{ status: 'NEW' }] }] }] }] }] }
const wide = { or: Array.from({ length: 51 }, () => ({ status: 'NEW' })) }

export const oddInputs: readonly OddInput[] = [
  ignored('filter=null', '', 'no filter'),
  ignored(where(null), '', 'no condition'),
  ignored(where({}), '', 'no condition'),
  ignored(filter({ limit: 0 }), '', 'no limit of the client: 20 rows, as without one'),
  ignored(filter({ limit: null, skip: null, order: null, fields: null, include: null }), '', 'nothing said'),
  ignored(filter({ fields: {} }), '', 'every part, as without fields'),
  ignored(filter({ fields: [] }), '', 'every part, as without fields'),
  ignored(
    filter({ order: 'status, status DESC, ID' }),
    filter({ order: 'status, ID' }),
    'a field named again orders nothing',
  ),
  accepted(filter({ limit: '2' }), filter({ limit: 2 }), 'numbers as text'),
  accepted(filter({ offset: 1 }), filter({ skip: 1 }), 'another name of skip'),
  accepted(
    filter({ order: 'status ASC, ID DESC' }),
    filter({ order: ['status ASC', 'ID DESC'] }),
    'several keys in one text',
  ),
  accepted(filter({ fields: 'id, ID' }), filter({ fields: ['id', 'ID'] }), 'names in one text'),
  accepted(
    filter({ fields: { id: 1, ID: 'true' } }),
    filter({ fields: ['id', 'ID'] }),
    'flags as numbers or text',
  ),
  accepted(
    filter({ fields: { clientHooksData: false, history: false } }),
    '',
    'all but these, which a list leaves out by itself',
  ),
  accepted(
    where({ version: '1' }),
    where({ version: 1 }),
    'a number as text where the field is a number, answers too',
  ),
  accepted(where({ status: 5 }), where({ status: '5' }), 'a number where the field is a text'),
  accepted(
    where({ createdAt: { gt: 1_763_632_800_000 } }),
    where({ createdAt: { gt: '2025-11-20T10:00:00.000Z' } }),
    'a date as milliseconds since 1970',
  ),
  accepted(
    where({ createdAt: { gt: '2026-11-20' } }),
    where({ createdAt: { gt: '2026-11-20T00:00:00Z' } }),
    'a day is its midnight in UTC',
  ),
  accepted(
    where({ status: { like: 'n%', options: 'i' } }),
    where({ status: { ilike: 'n%' } }),
    'like whatever the case',
  ),
  accepted(
    where({ status: { like: 'NEW' } }),
    where({ status: 'NEW' }),
    'a pattern is for the whole text: % stands for any text, _ for one character, \\ before them for themselves',
  ),
  accepted(where({ status: { inq: [] } }), where({ status: 'none' }), 'finds nothing'),
  accepted(where({ status: { nin: [] } }), '', 'finds everything'),
  accepted(
    where({ dueAt: { neq: '2026-11-20' } }),
    where({ not: { dueAt: '2026-11-20' } }),
    'neq and nin find rows without a value too',
  ),
  accepted(where({ dueAt: null }), where({ dueAt: { exists: false } }), 'no value'),
  accepted(
    where({ nor: [{ status: 'NEW' }, { version: 2 }] }),
    where({ not: { or: [{ status: 'NEW' }, { version: 2 }] } }),
    'none of them',
  ),
  refused(filter({ limit: 101 }), 'limit', 'above the most of 100; nothing is cut silently'),
  refused(filter({ limit: -1 }), 'limit', 'below 0'),
  refused(
    filter({ skip: 1_000_001 }),
    'skip',
    'above a million: go on by `after`, with the X-Next-Cursor of the page before',
  ),
  refused(filter({ skip: 1, offset: 1 }), 'offset', 'two names of one thing'),
  refused(where({ or: [] }), 'where.or', 'an empty list of conditions, also and, nor'),
  refused(where([]), 'where', 'a list where an object belongs'),
  refused(where({ status: { regexp: '^N' } }), 'where.status.regexp', 'regular expressions'),
  refused(where({ status: { near: '1,2' } }), 'where.status.near', 'an operator that there is not'),
  refused(where({ status: {} }), 'where.status', 'no operator'),
  refused(where({ status: ['NEW'] }), 'where.status', 'a list without inq'),
  refused(where({ status: { inq: 'NEW' } }), 'where.status.inq', 'inq without a list'),
  refused(where({ version: { between: [1, 2, 3] } }), 'where.version.between', 'between without two values'),
  refused(where({ version: 'one' }), 'where.version', 'a value of another type'),
  refused(where({ version: { like: '1%' } }), 'where.version.like', 'a pattern over what is no text'),
  refused(where({ status: { like: 'N%', options: 'm' } }), 'where.status.options', 'options other than i'),
  refused(
    where({ status: { eq: 'NEW', options: 'i' } }),
    'where.status.options',
    'options without a pattern',
  ),
  refused(
    where({ createdAt: { gt: '2026-11-20T10:00:00' } }),
    'where.createdAt.gt',
    'a time without its offset',
  ),
  refused(
    where({ 'data.nationalId': '29104120103458' }),
    'where.data.nationalId',
    'a number of a person in an address: POST it to /query',
  ),
  refused(where(deep), 'where.and.0.and.0.and.0.and.0.and.0', 'deeper than 5 levels'),
  refused(where(wide), 'where.or.50.status', 'wider than 50 conditions'),
  refused(where({ colour: 'red' }), 'where.colour', 'a field that there is not'),
  refused(filter({ order: 'colour' }), 'order.0', 'a field that there is not'),
  refused(filter({ order: '' }), 'order.0', 'an empty key'),
  refused(filter({ fields: ['colour'] }), 'fields', 'a part that there is not'),
  refused(filter({ include: 'colours' }), 'include.0', 'a relation that there is not'),
  refused(filter({ include: { documents: 'owner' } }), 'include.0.documents', 'a relation of a relation'),
  refused(
    filter({ include: { relation: 'documents', scope: { where: { colour: 1 } } } }),
    'include.0.scope.where.colour',
    'a scope is checked as a filter is',
  ),
  refused(filter({ having: 1 }), 'having', 'a part that no filter has'),
  refused('filter={', 'filter', 'not JSON'),
  refused('filter=[]', 'filter', 'a list where an object belongs'),
  refused('after=xx', 'after', 'no cursor of an earlier answer'),
  {
    query: 'filter[limit]=1',
    refused: 'MALFORMED',
    path: 'query.filter[limit]',
    why: 'brackets: a filter is JSON in one text',
  },
  { query: 'colour=red', refused: 'MALFORMED', path: 'query.colour', why: 'a query name that there is not' },
]

const outcome = (input: OddInput): string => {
  if ('refused' in input) return `refused: ${input.refused} at \`${input.path}\` | ${input.why}`
  const [word, meaning] = 'ignored' in input ? ['ignored', input.ignored] : ['accepted', input.accepted]
  return `${word} | ${meaning}`
}
const shortened = (text: string): string => (text.length > 110 ? `${text.slice(0, 100)} ...` : text)

export const oddInputsDocument = (): string => `# What odd inputs mean

Lists take a filter as LoopBack 3 writes it. Each input below is sent by \`server/odd-inputs.api.test.ts\`, from whose table this page is written (\`node run.mjs server/test-odd-inputs.ts\`). Collections in memory (Categories, dynamic_services, dynamic_users) read it alike; there the limit goes up to 1,000 and without one everything comes (100 of user models).

| sent | outcome | meaning |
|---|---|---|
${oddInputs.map(input => `| \`${shortened(input.query).replaceAll('|', '\\|')}\` | ${outcome(input)} |`).join('\n')}

Without a limit a list of requests gives 20 rows. \`X-Next-Cursor\` in the answer says that there are more; \`?total=true\` counts them in \`X-Total-Count\`.

Answers of people are compared by their own kind: a number with numbers, a text with texts. An answer that is a list is found by each of its members. \`ilike\` over an answer that is typed and indexed takes letters as Arabic readers do (ا for أ, ه for ة), and what is neither letter nor digit for a space; \`like\` takes every character as it is. Rows without a value stand last in both directions of an order.
`

if (import.meta.main)
  await writeFile(new URL('../docs/api/odd-inputs.md', import.meta.url), oddInputsDocument())
