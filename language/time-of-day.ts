// Times of day as they are stored: minutes since midnight, and `08:30` in words of data. `24:00` is the end of the day.

/** Minutes since midnight of a time such as `08:30`. */
export const minutesOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `08:30` of 510. */
export const timeOfMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
