// What few need is made when the first of them comes.

/** Makes it once, at the first call; a promise that fails is made anew at the next. */
export const lazily = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | undefined
  return () => {
    if (made) return made.value
    const mine = { value: make() }
    made = mine
    if (mine.value instanceof Promise)
      mine.value.catch(() => {
        if (made === mine) made = undefined
      })
    return mine.value
  }
}
