// Sizes of a chart: numbers alone, so that what is drawn can be checked without drawing it.

/** A round number at or above the largest, for the end of an axis: 1, 2 or 5 with zeros. Pure. */
export const roundAbove = (largest: number): number => {
  if (largest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return ([1, 2, 5, 10].find(step => step * power >= largest) ?? 10) * power
}

/** Where a box of a width stands: in a right-to-left chart measured from the right. Pure. */
export const placed = (isRightToLeft: boolean, width: number, x: number, boxWidth = 0): number =>
  isRightToLeft ? width - x - boxWidth : x

/** Every how manieth of `count` marks is named, so that names of a width fit. Pure. */
export const everyNth = (count: number, room: number, nameWidth: number): number =>
  Math.max(1, Math.ceil((count * nameWidth) / Math.max(room, 1)))
