// The days of a month on which a service takes payments. Pure.

/** Whether payments are taken on a plain date of Cairo; `days`: from and to, both inclusive; undefined: on all. */
export const takesPaymentsOn = (days: { from: number; to: number } | undefined, date: string): boolean => {
  const day = Number(date.slice(8))
  return !days || (day >= days.from && day <= days.to)
}
