// Time zones as IANA names them.

/** Whether this machine knows a time zone: words of a browser, or of whoever calls, are no words of ours. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}
