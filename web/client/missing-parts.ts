// Parts that the open page does without: their script did not come, or they broke while they were drawn.

type MissingPart = {
  /** What a part threw; undefined where its script did not come. */
  error?: unknown
  again: () => void
}

const parts = new Map<unknown, MissingPart>()

export const missingParts = {
  read: (): MissingPart[] => [...parts.values()],
  /** Without a part: the one of this key is there again. */
  set: (key: unknown, part?: MissingPart): void => {
    if (part) parts.set(key, part)
    else if (!parts.delete(key)) return
    dispatchEvent(new Event('missing-parts'))
  },
}
