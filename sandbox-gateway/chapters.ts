// What a demo's story writes into the books of a simulator, by chapter: one that broke off is forgotten when it is told
// again, so that a bill is not paid by a story that nobody knows.

export const chapterSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, maxLength: 40 } },
} as const

type Labelled = { chapter?: string; forgets?: string }
export type Chapters<Entry> = {
  /** Everything that counts, oldest first; the same array for good. */
  entries: readonly Entry[]
  /** Forgets what was written in the chapter before, and writes in it from now on. */
  open(name: string): void
  /** Writes in no chapter any more. */
  close(): void
  commit(records: readonly Entry[]): void
}

const remove = <Entry extends object>(entries: Entry[], name: string): void => {
  const others = entries.filter(entry => (entry as Labelled).chapter !== name)
  entries.splice(0, entries.length, ...others)
}

/** `append` puts records on the disk. */
export const createChapters = <Entry extends object>(
  records: readonly Entry[],
  append: (records: readonly Entry[]) => void,
): Chapters<Entry> => {
  const entries: Entry[] = []
  for (const record of records) {
    const { forgets } = record as Labelled
    if (forgets === undefined) entries.push(record)
    else remove(entries, forgets)
  }
  let chapter: string | undefined
  return {
    entries,
    open: name => {
      append([{ forgets: name } as Entry])
      remove(entries, name)
      chapter = name
    },
    close: () => {
      chapter = undefined
    },
    commit: committed => {
      const labelled = chapter ? committed.map(record => ({ ...record, chapter })) : committed
      append(labelled)
      entries.push(...labelled)
    },
  }
}
