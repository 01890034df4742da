// Dates reckoned the slow way, for tests: one day or one month after another, by the lengths of months that children learn,
// without Date. What is quick is held against it.

type Day = readonly [year: number, month: number, day: number]
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] as number)

const read = (date: string): Day => date.split('-').map(Number) as unknown as Day
const write = ([year, month, day]: Day): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const nextMonth = (year: number, month: number): [number, number] =>
  month === 12 ? [year + 1, 1] : [year, month + 1]
const monthBefore = (year: number, month: number): [number, number] =>
  month === 1 ? [year - 1, 12] : [year, month - 1]

const nextDay = ([year, month, day]: Day): Day =>
  day < lengthOf(year, month) ? [year, month, day + 1] : [...nextMonth(year, month), 1]
const dayBefore = ([year, month, day]: Day): Day => {
  if (day > 1) return [year, month, day - 1]
  const [before, monthOf] = monthBefore(year, month)
  return [before, monthOf, lengthOf(before, monthOf)]
}

/** Zeller's congruence; Sunday is 0. */
const weekdayOf = ([year, month, day]: Day): number => {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month]
  const saturdayIsZero =
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400)) %
    7
  return (saturdayIsZero + 6) % 7
}

export const slowExists = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)

export const slowAddDays = (date: string, days: number): string => {
  let at = read(date)
  for (let left = Math.abs(days); left > 0; left--) at = days > 0 ? nextDay(at) : dayBefore(at)
  return write(at)
}

/** Steps from the earlier to the later; dates compare as their texts do. */
export const slowDaysBetween = (from: string, to: string): number => {
  if (from > to) return -slowDaysBetween(to, from)
  let [at, days] = [read(from), 0]
  while (write(at) < to) [at, days] = [nextDay(at), days + 1]
  return days
}

export const slowAddMonths = (date: string, months: number): string => {
  const [year, month, day] = read(date)
  let at: [number, number] = [year, month]
  for (let left = Math.abs(months); left > 0; left--) at = months > 0 ? nextMonth(...at) : monthBefore(...at)
  return write([...at, Math.min(day, lengthOf(...at))])
}

/** How often the same day of a later month has come; a month without that day has it on the first of the next. */
export const slowMonthsBetween = (from: string, to: string): number => {
  if (from > to) return 0 - slowMonthsBetween(to, from)
  const [year, month, day] = read(from)
  let [at, months] = [nextMonth(year, month), 0]
  while (write([...at, day]) <= to) [at, months] = [nextMonth(...at), months + 1]
  return months
}

type Calendar = { weekend: readonly number[]; holidays: ReadonlySet<string> }
export const slowIsWorking = ({ weekend, holidays }: Calendar, date: string): boolean =>
  !weekend.includes(weekdayOf(read(date))) && !holidays.has(date)

export const slowWorkingDate = (calendar: Calendar, from: string, days: number): string => {
  let at = from
  if (days === 0) while (!slowIsWorking(calendar, at)) at = slowAddDays(at, 1)
  for (let left = Math.abs(days); left > 0; ) {
    at = slowAddDays(at, Math.sign(days))
    if (slowIsWorking(calendar, at)) left -= 1
  }
  return at
}

/** Working days after the first, up to the last. */
export const slowWorkingDaysBetween = (calendar: Calendar, from: string, to: string): number => {
  if (from > to) return 0 - slowWorkingDaysBetween(calendar, to, from)
  let [at, count] = [from, 0]
  while (at < to) {
    at = slowAddDays(at, 1)
    if (slowIsWorking(calendar, at)) count += 1
  }
  return count
}

const inCairo = new Intl.DateTimeFormat('en-CA', {
  calendar: 'gregory',
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
export const slowCairoDate = (at: number): string => inCairo.format(at)

const quarter = 15 * 60_000
/** The first and the last quarter of an hour of a day in Cairo, looked for from noon. */
export const slowCairoDay = (date: string): { first: number; last: number } => {
  let [first, last] = [Date.parse(`${date}T09:00:00Z`), Date.parse(`${date}T09:00:00Z`)]
  while (slowCairoDate(first - quarter) === date) first -= quarter
  while (slowCairoDate(last + quarter) === date) last += quarter
  return { first, last: last + quarter - 1000 }
}
