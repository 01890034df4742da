// Which files of migrations would keep calls waiting while they run beside servers: by reading them, before any runs.
// A file may change one table that exists already, and holds its lock for a moment only. Pure.

import { splitStatements } from './sql-statements.ts'

type File = { source: string; name: string; text: string }

/** The last file of each source that was written before there were rules; of other sources every file is judged. */
const unjudgedUntil: Readonly<Record<string, string>> = { platform: '0659', housing: '0003' }

const batches = /^-- batches\b/m
const concurrent = /\bindex\s+concurrently\b/i
/** Whether a file runs again and again until it changes no row. */
export const isInBatches = ({ text }: File): boolean => batches.test(text)
/** Whether a file builds or drops indexes beside calls, which PostgreSQL does in no transaction. */
export const isConcurrent = ({ text }: File): boolean =>
  splitStatements(text).some(each => concurrent.test(each))

const table = String.raw`(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?(?:public\.)?"?(\w+)"?`
const created = new RegExp(String.raw`^create\s+(?:unlogged\s+)?table\s+${table}`, 'i')
/** Statements that lock a table against calls, or all rows that they name. */
const locking = [
  String.raw`alter\s+table\s+${table}`,
  String.raw`drop\s+table\s+${table}`,
  String.raw`truncate\s+(?:table\s+)?${table}`,
  String.raw`create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:(?!on\s)"?\w+"?\s+)?on\s+${table}`,
  String.raw`create\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s[\s\S]*?\son\s+${table}`,
  String.raw`drop\s+trigger\s+[\s\S]*?\son\s+${table}`,
  String.raw`lock\s+(?:table\s+)?${table}`,
  String.raw`merge\s+into\s+${table}`,
  String.raw`update\s+${table}`,
  String.raw`delete\s+from\s+${table}`,
  String.raw`with\b[\s\S]*?[()]\s*(?:update|delete\s+from|merge\s+into)\s+${table}`,
].map(pattern => new RegExp(`^${pattern}`, 'i'))

const lockedTable = (statement: string): string | undefined =>
  locking.flatMap(pattern => pattern.exec(statement)?.[1] ?? [])[0]?.toLowerCase()

/** Statements that write as many rows as others have: those who meet a row of the same key wait until the end. */
const filling = [
  String.raw`insert\s+into\s+${table}\s*(?:as\s+\w+\s*)?(?:\([^)]*\)\s*)?(?:overriding\s+\w+\s+value\s+)?\(?\s*(?:select|with|table)\b`,
  String.raw`with\b[\s\S]*?[()]\s*insert\s+into\s+${table}`,
].map(pattern => new RegExp(`^${pattern}`, 'i'))

const filledTable = (statement: string): string | undefined =>
  filling.flatMap(pattern => pattern.exec(statement)?.[1] ?? [])[0]?.toLowerCase()

/** Tables that foreign keys of a statement name: nobody writes to them until the transaction ends. */
const referencedTables = (statement: string): string[] =>
  /^(?:create|alter)\s+(?:unlogged\s+)?table\b/i.test(statement)
    ? [...statement.matchAll(new RegExp(String.raw`\breferences\s+${table}`, 'gi'))].map(([, name = '']) =>
        name.toLowerCase(),
      )
    : []

const altered = new RegExp(String.raw`^alter\s+table\s+${table}\s+`, 'i')
const actionToken = /'(?:[^']|'')*'|"(?:[^"]|"")*"|[(),]/g
/** What a statement does, one by one: the actions of an `alter table`, or the statement itself. Texts are left out. */
const actionsOf = (statement: string): string[] => {
  const head = altered.exec(statement)?.[0]
  if (head === undefined) return [statement]
  const actions: string[] = []
  const text = statement.slice(head.length)
  let [action, from, depth] = ['', 0, 0]
  for (const found of text.matchAll(actionToken)) {
    const [part] = found
    action += text.slice(from, found.index)
    from = found.index + part.length
    depth += part === '(' ? 1 : part === ')' ? -1 : 0
    if (part === ',' && depth === 0) {
      actions.push(action.trim())
      action = ''
    } else action += part.startsWith("'") ? "''" : part
  }
  return [...actions, (action + text.slice(from)).trim()]
}

const newColumn = String.raw`^add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!(?:constraint|check|foreign|unique|primary|exclude)\b)"?\w+"?\s`
const ofNewColumn = (rest: string): RegExp => new RegExp(newColumn + rest, 'i')
const setNotNull = /^alter\s+(?:column\s+)?"?(\w+)"?\s+set\s+not\s+null\b/i

/** What an action on an existing table must not be, and what to write instead. */
const refusals: readonly { pattern: RegExp; instead: string; unless?: (file: Context) => boolean }[] = [
  {
    pattern: /^create\s+(?:unique\s+)?index\s+(?!concurrently)/i,
    instead: 'builds an index while nobody can write: create index concurrently, in a file of its own',
  },
  {
    pattern: /^lock\s/i,
    instead: 'locks a table for as long as the file runs: each statement takes the lock that it needs',
  },
  {
    pattern: /^rename\s/i,
    instead:
      'takes a name away that servers of the version before use: add the new table or column, and fill it in batches',
  },
  {
    pattern: /^(?:update|delete|merge)\s|^with\b[\s\S]*?[()]\s*(?:update|delete\s+from|merge\s+into)\s/i,
    instead:
      'changes all its rows in one transaction: begin the file with "-- batches" and change some hundreds at a time',
    unless: ({ file }) => isInBatches(file),
  },
  {
    pattern: setNotNull,
    instead:
      'reads the whole table: add check (COLUMN is not null) not valid, validate it in a file of its own, then set not null',
    unless: ({ action, earlier }) => {
      const [, column] = setNotNull.exec(action) ?? []
      const check = new RegExp(
        String.raw`add\s+constraint\s+(\w+)\s+check\s*\(\s*${column}\s+is\s+not\s+null\s*\)`,
        'i',
      )
      const name = earlier.flatMap(each => check.exec(each)?.[1] ?? []).at(-1)
      return (
        name !== undefined &&
        earlier.some(each => new RegExp(String.raw`\bvalidate\s+constraint\s+${name}\b`, 'i').test(each))
      )
    },
  },
  {
    pattern: /^add\s+(?:constraint\s+\w+\s+)?(?:check|foreign\s+key)\b(?![\s\S]*\bnot\s+valid\b)/i,
    instead: 'reads the whole table: add the constraint not valid, and validate it in a file of its own',
  },
  {
    pattern: /^add\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key|exclude)\b(?![\s\S]*\busing\s+index\b)/i,
    instead: 'builds an index while nobody can read: create unique index concurrently, in a file of its own',
  },
  {
    pattern: ofNewColumn(String.raw`[\s\S]*\b(?:unique|primary\s+key)\b`),
    instead: 'builds an index while nobody can read: create unique index concurrently, in a file of its own',
  },
  {
    pattern: ofNewColumn(String.raw`[\s\S]*\bcheck\s*\(`),
    instead:
      'reads the whole table: add the check as a constraint that is not valid, and validate it in a file of its own',
  },
  {
    pattern: ofNewColumn(String.raw`[\s\S]*\breferences\b`),
    instead:
      'reads the whole table: add the column, then the foreign key as a constraint that is not valid, in a file of its own',
  },
  {
    pattern: ofNewColumn(
      String.raw`(?:(?:small|big)?serial\d?\b|[\s\S]*\bgenerated\s+(?:always|by\s+default)\s+as\b)`,
    ),
    instead: 'writes the whole table anew: add a column, fill it in batches',
  },
  {
    pattern: /^alter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type\b/i,
    instead: 'writes the whole table anew: add a column, fill it in batches',
  },
  {
    pattern: ofNewColumn(String.raw`[\s\S]*\bdefault\s+\(*(?!now\s*\()\w+\s*\(`),
    instead: 'writes the whole table anew, since its default differs from row to row: fill it in batches',
  },
  {
    pattern: /^validate\s+constraint\b/i,
    instead: 'reads the whole table under the lock of what precedes it: validate in a file of its own',
    unless: ({ statements }) => statements.length === 1,
  },
]

type Context = {
  file: File
  action: string
  statements: readonly string[]
  /** Of the files before it, those on the same table. */
  earlier: readonly string[]
}

const judgeConcurrent = (statements: readonly string[]): string[] => [
  ...(statements.every(each => concurrent.test(each) && /^(?:create|drop)\s/i.test(each))
    ? []
    : ['builds an index concurrently beside other statements: give the indexes a file of their own']),
  ...(statements.some(each => /\bindex\s+concurrently\s+(?:if\s+not\s+exists\s+)?on\s/i.test(each))
    ? ['builds an index by which nobody finds what a run that was cut short has left: name it']
    : []),
]

/** The rows of a batch are chosen by what it changes: the same ones would be changed for ever. */
const chosen = /\bselect\b(?:(?!\bselect\b)[\s\S])*\bwhere\b(?:(?!\bselect\b)[\s\S])*\blimit\s+\d+/i

const judgeBatches = ([statement = '', ...others]: readonly string[]): string[] => {
  if (others.length > 0 || !/\blimit\s+\d+/i.test(statement) || !/\breturning\b/i.test(statement))
    return ['is in batches: one statement with a limit, that returns the rows it changes']
  return /\bupdate\s/i.test(statement) && !chosen.test(statement)
    ? ['is in batches that choose the same rows for ever: choose them by a condition that the change ends']
    : []
}

const judge = (
  file: File,
  statements: readonly string[],
  existing: ReadonlySet<string>,
  earlier: readonly string[],
) => {
  const touched = new Set<string>()
  const referenced = new Set<string>()
  const problems = [
    ...(isConcurrent(file) ? judgeConcurrent(statements) : []),
    ...(isInBatches(file) ? judgeBatches(statements) : []),
  ]
  for (const statement of statements) {
    if (/^do\s/i.test(statement))
      problems.push('runs a block, which no rule can judge: write its statements out')
    const filled = filledTable(statement)
    if (filled !== undefined && existing.has(filled) && !isInBatches(file))
      problems.push(
        `${filled}: is filled in one transaction: begin the file with "-- batches" and add some hundreds at a time`,
      )
    const named = referencedTables(statement).filter(one => existing.has(one))
    for (const one of named) referenced.add(one)
    if (filled !== undefined && referenced.size > 0)
      problems.push(
        `fills ${filled} while nobody can write to ${[...referenced].sort().join(' and ')}, which a foreign key names: fill it in a file of its own`,
      )
    const name = lockedTable(statement)
    if (name === undefined || !existing.has(name)) continue
    touched.add(name)
    const ofTable = earlier.filter(each => lockedTable(each) === name)
    for (const action of actionsOf(statement))
      for (const { pattern, instead, unless } of refusals)
        if (pattern.test(action) && !unless?.({ file, action, statements, earlier: ofTable }))
          problems.push(`${name}: ${instead}`)
  }
  // A foreign key alone in its file locks both of its tables for a moment, which nothing avoids.
  const locked = new Set([...touched, ...(touched.size > 0 && statements.length > 1 ? referenced : [])])
  if (locked.size > 1 && !isConcurrent(file))
    problems.push(`locks ${[...locked].sort().join(' and ')} at once: give each table a file of its own`)
  return problems.map(problem => `${file.source}/${file.name}: ${problem}`)
}

const isJudged = ({ source, name }: File): boolean => name.slice(0, 4) > (unjudgedUntil[source] ?? '')

/** What is wrong with the files of a portal, in the order in which they run; a sentence each. */
export const judgeMigrations = (files: readonly File[]): string[] => {
  const existing = new Set<string>()
  const earlier: string[] = []
  const problems: string[] = []
  for (const file of files) {
    const statements = splitStatements(file.text)
    if (isJudged(file)) problems.push(...judge(file, statements, existing, earlier))
    for (const statement of statements) {
      const name = created.exec(statement)?.[1]
      if (name !== undefined) existing.add(name.toLowerCase())
    }
    earlier.push(...statements)
  }
  return problems
}
