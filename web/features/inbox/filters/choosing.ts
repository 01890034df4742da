// What was chosen in a list: a long list is typed into, and what is typed may name nothing in it.

/** One of the offered values or none; `isStrange`: words that are none of them. Pure. */
export const choiceOf = (
  typed: string | undefined,
  offered: readonly { value: string }[],
): { value: string | undefined; isStrange: boolean } => {
  const isOffered = offered.some(({ value }) => value === typed)
  return { value: isOffered ? typed : undefined, isStrange: !isOffered && Boolean(typed) }
}
