// Paths such as `members.age`: the name of a group, then that of a question inside.

/** The first part of a path. */
export const headOf = (name: string): string => {
  const dot = name.indexOf('.')
  return dot < 0 ? name : name.slice(0, dot)
}
export const restOf = (name: string): string => name.slice(headOf(name).length + 1)
