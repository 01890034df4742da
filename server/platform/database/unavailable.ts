// The database cannot serve this call now; a later try may succeed. The HTTP layer answers 503.
// Every other error of PostgreSQL (a broken rule, a wrong statement) passes through as it is.

type Reason = 'no connection' | 'refused' | 'connection lost' | 'too slow' | 'locked' | 'full'

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly reason: Reason
  constructor(reason: Reason, cause: unknown) {
    super(`The database is unavailable (${reason}): ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
    this.reason = reason
  }
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const reasons: Record<string, Reason> = {
  ECONNREFUSED: 'no connection',
  ENOTFOUND: 'no connection',
  EAI_AGAIN: 'no connection',
  EHOSTUNREACH: 'no connection',
  ENETUNREACH: 'no connection',
  '57P03': 'no connection', // starting up or shutting down
  '53300': 'no connection', // too many connections
  ECONNRESET: 'connection lost',
  EPIPE: 'connection lost',
  ETIMEDOUT: 'connection lost',
  '57P01': 'connection lost', // ended by an administrator
  '57P02': 'connection lost', // another backend crashed
  '57P05': 'connection lost', // idle for too long
  '25P03': 'connection lost', // idle in a transaction for too long
  '57014': 'too slow', // statement_timeout
  '55P03': 'locked', // lock_timeout
  '40P01': 'locked', // deadlock
  '40001': 'locked', // serialization
  '53100': 'full', // disk
  '53200': 'full', // memory
}

// The driver names these by their text alone.
const phrases: [RegExp, Reason][] = [
  [/timeout exceeded when trying to connect/, 'no connection'],
  [/^(Connection terminated|Client has encountered a connection error|Client was closed)/, 'connection lost'],
  [/^Query read timeout/, 'too slow'],
]

/** The reason why a driver's error means that the database is unavailable; undefined for other errors. */
const reasonOf = (error: unknown): Reason | undefined => {
  if (!(error instanceof Error)) return undefined
  const code = (error as { code?: string }).code ?? ''
  return (
    reasons[code] ??
    (code.startsWith('08') ? 'connection lost' : undefined) ??
    phrases.find(([phrase]) => phrase.test(error.message))?.[1]
  )
}

/** The error to throw in place of the driver's. */
export const translate = (error: unknown): unknown => {
  if (error instanceof DatabaseUnavailable) return error
  const reason = reasonOf(error)
  return reason ? new DatabaseUnavailable(reason, error) : error
}

/**
 * The error to throw where no connection came about: whatever the database says then (a wrong password, a database that is
 * not there, a role that may not connect), it serves nobody.
 */
export const translateConnecting = (error: unknown): DatabaseUnavailable => {
  const translated = translate(error)
  return translated instanceof DatabaseUnavailable ? translated : new DatabaseUnavailable('refused', error)
}

/** Reasons that concern every call, until somebody or something helps the database; the others are one statement's. */
const ofAll = new Set<Reason>(['no connection', 'refused', 'full'])
/** Whether an error says that the database serves nobody. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && ofAll.has(error.reason)

/** Whether somebody else's lock was in the way for too long. */
export const isLocked = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.reason === 'locked'

/** Whether PostgreSQL undid a transaction so that others, which waited for it in a circle, could go on. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && (error.cause as { code?: string } | undefined)?.code === '40P01'
