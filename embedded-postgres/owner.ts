// The connection by which a server owns its PostgreSQL: it holds one advisory lock as long as it lives.
// The kernel closes it the moment we die, so whoever gets the lock knows that the former owner is dead:
// no pid file to go stale, no clock to trust.
import pg from 'pg'
import { type Access, admin, serverUser, user } from './cluster.ts'

const ownershipLock = 0x62617761 // "bawa"

/** Connects as the superuser; throws while PostgreSQL is not ready. */
export const connectAdmin = async (access: Access, port: number): Promise<pg.Client> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: admin,
    password: access.adminPassword,
    database: 'postgres',
    application_name: 'bawaba-supervisor',
    connectionTimeoutMillis: 2000,
    query_timeout: 10_000,
  })
  // Without a listener the end of the server would end us too.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Whether we own the cluster from now on. */
export const takeOwnership = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownershipLock])
  return rows[0].taken
}

/** The roles and the database, made at the first start; the server's role has a new password at each. */
export const prepareDatabase = async (
  client: pg.Client,
  access: Access,
  serverPassword: string,
): Promise<void> => {
  const exists = async (query: string, name: string) =>
    ((await client.query(query, [name])).rowCount ?? 0) > 0
  const isRole = (name: string) => exists('select 1 from pg_roles where rolname = $1', name)
  if (!(await isRole(user))) {
    await client.query(`create role ${user} login password ${client.escapeLiteral(access.password)}`)
  }
  await client.query(
    `${(await isRole(serverUser)) ? 'alter' : 'create'} role ${serverUser} login password ${client.escapeLiteral(serverPassword)}`,
  )
  if (!(await exists('select 1 from pg_database where datname = $1', user))) {
    await client.query(`create database ${user} owner ${user}`)
  }
}

/** Whether the connection keeps the process alive. */
export const keepAlive = (client: pg.Client, wanted: boolean): void => {
  const { stream } = (client as unknown as { connection: { stream: { ref(): void; unref(): void } } })
    .connection
  if (wanted) stream.ref()
  else stream.unref()
}
