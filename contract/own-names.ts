// A name that people give to something they keep: a saved view, a saved report. Used by the form and by the server. Pure.

/** Most characters of such a name. */
export const longestName = 60

export type NameError = 'required' | 'tooLong'

/** The length of a name as both sides count it: spaces around it are not part of it, and a character is one however it is stored. */
export const nameLength = (typed: string): number => [...typed.trim()].length

/** What is wrong with a name as it is typed. */
export const nameError = (typed: string): NameError | undefined => {
  const length = nameLength(typed)
  if (length === 0) return 'required'
  return length > longestName ? 'tooLong' : undefined
}
