// The pool of connections behind every query: limits on waiting, named statements, and one kind of error for
// "not now". Rules never see the driver.
import pg from 'pg'
import { createListener, type Listen } from './listen.ts'
import { raw, type Sql } from './sql.ts'
import { createStatementTexts } from './statement-texts.ts'
import { DatabaseUnavailable, isDeadlock, translate, translateConnecting } from './unavailable.ts'
import { valueParsers } from './values.ts'

type QueryOptions = {
  /** false for SQL with many variants (a client's filter): planned each time, kept nowhere. */
  named?: boolean
}

/** What a capability's store needs, inside a transaction or outside. */
export type Queries = {
  query<Row>(statement: Sql, options?: QueryOptions): Promise<Row[]>
  /** Exactly one row, or an error. */
  one<Row>(statement: Sql, options?: QueryOptions): Promise<Row>
  /** One row or undefined; two are an error. */
  maybeOne<Row>(statement: Sql, options?: QueryOptions): Promise<Row | undefined>
}

type TransactionOptions = { statementTimeout?: number; lockTimeout?: number }

export type Database = Queries & {
  /**
   * Runs `work` in one transaction: all of it or nothing. `work` may run twice (a plan that a migration made stale,
   * a deadlock), so it does nothing but queries.
   */
  transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /** Runs `work` on one connection without transaction and without limits of time, for what PostgreSQL does in none. */
  unlimited<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Calls back for every NOTIFY on a channel; returns the way to stop. */
  listen: Listen
  /** Whether what is notified now would be heard; a peer that vanished without a word is noticed within seconds. */
  isListening(): boolean
  /** Connections in use, callers that wait for one, and statements that could not be served since the start, by the reason. */
  figures(): { inUse: number; waiting: number; unserved: ReadonlyMap<string, number> }
  /** Throws DatabaseUnavailable unless PostgreSQL answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

type DatabaseOptions = {
  url: string
  log: (message: string, error?: unknown) => void
  poolSize?: number
  /** Milliseconds after which PostgreSQL gives a statement up; a free connection is waited for two thirds of it, and a lock, or for as long as PostgreSQL takes to find a deadlock. */
  statementTimeout?: number
}

// Nobody waits much longer than this for a page.
const defaultStatementTimeout = 1500
const idleInTransactionTimeout = 5000
// PostgreSQL looks for a deadlock once a lock was waited for so long. Whoever waits no longer never hears of one.
const deadlockTimeout = 1000
// A database that hangs does not keep its own time-outs; the driver gives up this much later.
const grace = 250

// A named statement whose table has another shape now, or that the connection forgot (a pooler in between).
const stalePlan = new Set(['0A000', '26000'])
const isStale = (error: unknown) => stalePlan.has((error as { code?: string } | null)?.code ?? '')

/** The driver's own time-out, which its types do not know; 0 waits for ever. */
const giveUpAfter = (timeout: number): object => (timeout > 0 ? { query_timeout: timeout + grace } : {})
const control = (text: string, timeout: number): pg.QueryConfig => ({ text, ...giveUpAfter(timeout) })

const isOrderly = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

/** Once more for whoever lost a deadlock: the others have gone on, and nothing of the first try is left. */
const againAfterDeadlock = <Result>(run: () => Promise<Result>): Promise<Result> =>
  run().catch(error => {
    if (!isDeadlock(error)) throw error
    return run()
  })

const toOne = <Row>(rows: Row[]): Row => {
  const [row] = rows
  if (rows.length !== 1 || row === undefined) throw new Error(`Expected one row, found ${rows.length}`)
  return row
}

/** The ways to ask, over one way to send. */
export const queriesOver = (
  run: <Row>(statement: Sql, options?: QueryOptions) => Promise<Row[]>,
): Queries => ({
  query: run,
  one: async <Row>(statement: Sql, options?: QueryOptions) => toOne(await run<Row>(statement, options)),
  maybeOne: async <Row>(statement: Sql, options?: QueryOptions) => {
    const rows = await run<Row>(statement, options)
    return rows.length === 0 ? undefined : toOne(rows)
  },
})

/**
 * What every connection has, whatever the server, the database and the role are set to: values have one text, names one
 * meaning, and no plan is compiled, which takes a statement that is asked for often longer than running it.
 */
const settings = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'bytea_output=hex',
  'search_path=public',
  'jit=off',
]

/** Opens nothing yet: the first query connects. */
export const createDatabase = ({ url, log, poolSize = 10, ...options }: DatabaseOptions): Database => {
  const statementTimeout = options.statementTimeout ?? defaultStatementTimeout
  const longestWait = Math.round((statementTimeout * 2) / 3)
  const untilDeadlock = deadlockTimeout + grace
  const lockTimeout = statementTimeout > untilDeadlock ? Math.max(longestWait, untilDeadlock) : longestWait
  const textOf = createStatementTexts()
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'bawaba',
    max: poolSize,
    // A first connection takes its time whatever is asked of it.
    connectionTimeoutMillis: Math.max(longestWait, 1000),
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    options: settings.map(setting => `-c ${setting}`).join(' '),
    keepAlive: true,
    types: valueParsers,
  })
  // An idle connection that breaks, or one between two statements: without a listener it would end the process.
  pool.on('error', error => log('An idle database connection broke', error))
  pool.on('connect', client => client.on('error', error => log('A database connection broke', error)))

  const send = async <Row>(
    client: pg.PoolClient,
    statement: Sql,
    named: boolean,
    timeout: number,
  ): Promise<Row[]> => {
    const { values } = statement
    // What runs unnamed, a migration or a second try, takes no name and stays nowhere.
    const { text, name } = named ? textOf(statement) : { text: statement.text, name: undefined }
    const result = await client.query({
      text,
      // Without values the simple protocol runs, which takes several statements at once (migrations).
      ...(name ? { name, values } : values.length > 0 ? { values } : {}),
      ...giveUpAfter(timeout),
    })
    return result.rows as Row[]
  }

  const unserved = new Map<string, number>()
  const counted = <Failure>(error: Failure): Failure => {
    if (error instanceof DatabaseUnavailable)
      unserved.set(error.reason, (unserved.get(error.reason) ?? 0) + 1)
    return error
  }

  /** Lends a connection; one that failed for another reason than the statement itself is not used again. */
  const withClient = async <Result>(use: (client: pg.PoolClient, drop: () => void) => Promise<Result>) => {
    const client = await pool.connect().catch(error => {
      throw counted(translateConnecting(error))
    })
    let broken = false
    try {
      return await use(client, () => {
        broken = true
      })
    } catch (error) {
      const translated = counted(translate(error))
      // An ERROR of PostgreSQL's own leaves a sound connection. After the driver's time-out the answer is still
      // on its way: it must not reach another query.
      broken ||= translated instanceof DatabaseUnavailable && !isOrderly(translated.cause)
      throw translated
    } finally {
      client.release(broken)
    }
  }

  const withRetry: typeof withClient = use => againAfterDeadlock(() => withClient(use))

  const runOnce = <Row>(statement: Sql, { named = true }: QueryOptions = {}) =>
    withRetry(async (client, drop) => {
      try {
        return await send<Row>(client, statement, named, statementTimeout)
      } catch (error) {
        // PostgreSQL tells an error before it undoes the statement: until it answers again, what that had locked is locked.
        if (isOrderly(error)) await client.query(control('select', statementTimeout)).catch(drop)
        if (!named || !isStale(error)) throw error
        // The other idle connections hold the same stale plan, so the second try is unnamed and cannot meet it.
        drop()
        return send<Row>(client, statement, false, statementTimeout)
      }
    })

  const runTransaction = async <Result>(
    client: pg.PoolClient,
    work: (queries: Queries) => Promise<Result>,
    named: boolean,
    limits: TransactionOptions,
    drop: () => void,
  ): Promise<Result> => {
    const timeout = limits.statementTimeout ?? statementTimeout
    const run = <Row>(statement: Sql, options: QueryOptions = {}) =>
      send<Row>(client, statement, named && options.named !== false, timeout).catch(error => {
        throw translate(error)
      })
    const settings = [
      limits.statementTimeout === undefined
        ? ''
        : `; set local statement_timeout = ${Number(limits.statementTimeout)}`,
      // Work without a limit may be long in coming to its next statement too.
      limits.statementTimeout === 0 ? '; set local idle_in_transaction_session_timeout = 0' : '',
      limits.lockTimeout === undefined ? '' : `; set local lock_timeout = ${Number(limits.lockTimeout)}`,
    ]
    await run(raw(`begin${settings.join('')}`), { named: false })
    try {
      const result = await work(queriesOver(run))
      // A statement that failed and was caught leaves a transaction that PostgreSQL "commits" by undoing it.
      const { command } = await client.query(control('commit', timeout))
      if (command !== 'COMMIT') throw new Error('The transaction was undone: a statement in it had failed')
      return result
    } catch (error) {
      await client.query(control('rollback', timeout)).catch(drop)
      throw error
    }
  }

  const listener = createListener(url, log)
  return {
    ...queriesOver(runOnce),
    transaction: (work, limits = {}) =>
      withRetry(async (client, drop) => {
        try {
          return await runTransaction(client, work, true, limits, drop)
        } catch (error) {
          if (!isStale(error)) throw error
          drop()
          return runTransaction(client, work, false, limits, drop)
        }
      }),
    unlimited: work =>
      withClient(async (client, drop) => {
        // Its settings are its own: nobody else gets this connection.
        drop()
        const run = <Row>(statement: Sql) =>
          send<Row>(client, statement, false, 0).catch(error => {
            throw translate(error)
          })
        await run(raw('set statement_timeout = 0; set lock_timeout = 0'))
        return work(queriesOver(run))
      }),
    listen: listener.listen,
    isListening: listener.isListening,
    figures: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount, unserved }),
    ping: async () => {
      await runOnce(raw('select 1'), { named: false })
    },
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** A row of the same key stands there already (23505). */
export const isForeignKeyViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === '23503'
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** Whether it was this index or constraint that refused a row. */
export const violates = (error: unknown, constraint: string): boolean =>
  isUniqueViolation(error) && (error as { constraint?: string }).constraint === constraint
