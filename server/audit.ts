// The command for whoever watches over the audit: walks its chains and names what is broken. npm run audit -- verify

import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { auditStore, headsFolder, readHeads, verdictText, verifyAudit } from './capabilities/audit/index.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { asksForHelp, readWords } from './platform/command-words.ts'
import { storedSecret } from './platform/secret.ts'
import { chooseProgrammes } from './programmes.ts'

const help = `The audit: who did what to whom

  npm run audit -- verify [--heads FOLDER]
      Walks every chain and names the first row that is not as it was written; ends with 1 where there is one.
      --heads  signed heads, kept elsewhere; by default those in DATA_FOLDER/audit-heads. A copy on another machine
               is what shows that the database and this machine were changed together.`

const say = (line: string) => process.stdout.write(`${line}\n`)

/** npm runs from the root: paths are meant from where it was called. */
const folderOf = (folder: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), folder)

const verify = async (folder: string | undefined): Promise<boolean> => {
  const config = readConfig(process.env)
  const options = { report: () => undefined, log: () => undefined, isUnsafe: true }
  const { database, close } = await openDatabase(config, chooseProgrammes(config), options)
  try {
    const secret = await storedSecret(config.SECRET, config.DATA_FOLDER, randomBytes)
    const heads = await readHeads(folder ? folderOf(folder) : headsFolder(config.DATA_FOLDER), secret)
    const verdict = await verifyAudit(auditStore(database), heads)
    for (const line of verdictText(verdict)) say(line)
    return verdict.tamperings.length === 0
  } finally {
    await close()
  }
}

try {
  const written = process.argv.slice(2)
  const [act, ...words] = written
  if (asksForHelp(written)) say(help)
  else {
    const { rest, options } = readWords('audit', words, { heads: 'value' })
    if (act !== 'verify' || rest.length > 0) throw new Error(`This is not understood.\n\n${help}`)
    if (!(await verify(options.heads))) process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
