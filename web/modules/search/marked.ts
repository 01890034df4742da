// A text cut at the ranges that a search found in it.

export type Part = { start: number; text: string; isMarked: boolean }

export const partsOf = (text: string, marks: readonly (readonly number[])[]): Part[] => {
  const parts: Part[] = []
  const add = (start: number, end: number, isMarked: boolean) => {
    if (end > start) parts.push({ start, text: text.slice(start, end), isMarked })
  }
  let at = 0
  for (const [start = 0, end = 0] of marks) {
    add(at, start, false)
    add(start, end, true)
    at = end
  }
  add(at, text.length, false)
  return parts
}
