// The two roles of a portal's database and what sets them up: one owns the tables and runs migrations, the other is the
// server's. Pure but for `runStatements`.

import pg from 'pg'

export type RoleSetup = {
  database: string
  owner: { role: string; password: string }
  server: { role: string; password: string }
}

/** One statement and whom it is for: `admin` in the maintenance database, `database` in the portal's own. */
export type Statement = { where: 'admin' | 'database'; text: string; unless?: { text: string; name: string } }

const isRole = 'select 1 from pg_roles where rolname = $1'
const isDatabase = 'select 1 from pg_database where datname = $1'

/**
 * What a superuser, or a role that may create roles and databases, runs once. Roles and a database that are there
 * already are kept; an older portal's role that owned its tables is named as `owner` and goes on owning them.
 * Which tables the server's role may write is granted after each migration.
 */
export const setupStatements = ({ database, owner, server }: RoleSetup): Statement[] => {
  const name = pg.escapeIdentifier
  const role = ({ role, password }: RoleSetup['owner']): Statement => ({
    where: 'admin',
    text: `create role ${name(role)} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`,
    unless: { text: isRole, name: role },
  })
  return [
    role(owner),
    role(server),
    {
      where: 'admin',
      text: `create database ${name(database)} owner ${name(owner.role)} encoding 'UTF8' template template0`,
      unless: { text: isDatabase, name: database },
    },
    { where: 'admin', text: `revoke all on database ${name(database)} from public` },
    {
      where: 'admin',
      text: `grant connect, create, temporary on database ${name(database)} to ${name(owner.role)}`,
    },
    { where: 'admin', text: `grant connect on database ${name(database)} to ${name(server.role)}` },
    { where: 'database', text: 'revoke create on schema public from public' },
    { where: 'database', text: `grant usage, create on schema public to ${name(owner.role)}` },
    { where: 'database', text: `grant usage on schema public to ${name(server.role)}` },
  ]
}

/** A statement for psql: what is there already is left as it is. */
const lineOf = ({ text, unless }: Statement): string => {
  if (!unless) return `${text};`
  const isThere = unless.text.replace('$1', pg.escapeLiteral(unless.name))
  return `select ${pg.escapeLiteral(text)} where not exists (${isThere}) \\gexec`
}

/** The statements as a script for psql. */
export const setupScript = (setup: RoleSetup): string => {
  const statements = setupStatements(setup)
  const of = (where: Statement['where']) => statements.filter(each => each.where === where).map(lineOf)
  return [...of('admin'), `\\connect ${pg.escapeIdentifier(setup.database)}`, ...of('database')].join('\n')
}

/**
 * Runs them as whoever the address names.
 * @returns the roles and databases that were there already, whose passwords stay as they were
 */
export const runStatements = async (adminUrl: string, setup: RoleSetup): Promise<string[]> => {
  const found: string[] = []
  const within = new URL(adminUrl)
  within.pathname = `/${encodeURIComponent(setup.database)}`
  const address = { admin: adminUrl, database: within.href }
  const statements = setupStatements(setup)
  for (const where of ['admin', 'database'] as const) {
    const client = new pg.Client({ connectionString: address[where] })
    await client.connect()
    try {
      for (const { text, unless } of statements.filter(statement => statement.where === where)) {
        const isThere = unless && (await client.query(unless.text, [unless.name])).rowCount
        if (isThere) found.push(unless.name)
        else await client.query(text)
      }
    } finally {
      await client.end()
    }
  }
  return found
}
