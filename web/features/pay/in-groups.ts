// Long numbers in groups of three or four, which stay in the ear when they are read out.

/** Groups as alike as can be, the longer ones last: ten digits are 3, 3 and 4. Nothing stands alone. */
export const inGroups = (number: string, most = 4): string => {
  const count = Math.ceil(number.length / most)
  const least = Math.floor(number.length / count)
  const shorter = count - (number.length % count)
  const groups = Array.from({ length: count }, (_, index) => {
    const from = index * least + Math.max(0, index - shorter)
    return number.slice(from, from + least + (index < shorter ? 0 : 1))
  })
  return groups.join(' ')
}
