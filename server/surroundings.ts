// What stands around a portal before it runs, once for all its processes: the built web, the embedded database, and of a
// demo the provider of sign-in and the payment gateway. Settings that leave these open are answered with what was started.

import { join } from 'node:path'
import { startEmbeddedPostgres } from '@bawaba/embedded-postgres/index.ts'
import { type Config, isDemoMode, loopback } from './config.ts'
import type { Random } from './platform/secret.ts'

/** Whether this start is a demo; a demo listens beyond loopback only when told so by name, and others need an address. */
const isDemoStart = (config: Config): boolean => {
  const { DEMO, HOST, ORIGIN } = config
  const isDemo = isDemoMode(config)
  if (isDemo && DEMO !== 'beyond-loopback' && !loopback.has(HOST)) {
    throw new Error(
      'Demo accounts have known passwords: set DEMO=beyond-loopback to show them to others, or DEMO=off',
    )
  }
  if (!isDemo && !ORIGIN.startsWith('https://'))
    throw new Error(
      'ORIGIN: outside demo mode the portal needs its public https address, as ORIGIN=https://portal.example; links, cookies and who may call depend on it',
    )
  // Whoever can reach one pays nothing for what they want.
  if (!isDemo && config.SANDBOX_GATEWAY_URL !== '')
    throw new Error('SANDBOX_GATEWAY_URL: a sandbox takes no real money; only demo mode has one')
  if (config.SANDBOX_GATEWAY_URL !== '' && config.SANDBOX_GATEWAY_KEYS.length === 0)
    throw new Error('SANDBOX_GATEWAY_KEYS: a gateway that runs by itself shares its keys with the portal')
  assertGateways(config)
  return isDemo
}

/** What to say of the embedded database where other machines reach the portal: by its address, or through a proxy. */
export const embeddedWarning = ({ DATABASE_URL, HOST, ORIGIN }: Config): string | undefined => {
  const isReachable = !loopback.has(HOST) || (ORIGIN !== '' && !loopback.has(new URL(ORIGIN).hostname))
  if (DATABASE_URL !== '' || !isReachable) return undefined
  return [
    'Warning: other machines can reach this portal, and its embedded PostgreSQL 18.4 lacks the security fixes published',
    'since. It is meant for trying. Set DATABASE_URL to a PostgreSQL that gets updates (docs/operations/database.md).',
  ].join('\n')
}

/** A gateway that is half set up takes no money and says so to nobody. */
const assertGateways = (config: Config): void => {
  const needs = {
    FAWRY_URL: ['FAWRY_MERCHANT_CODE', 'FAWRY_SECURE_KEYS', 'FAWRY_MOBILE', 'FAWRY_EMAIL'],
    PAYMOB_URL: [
      ...(['PAYMOB_SECRET_KEY', 'PAYMOB_PUBLIC_KEY', 'PAYMOB_API_KEY', 'PAYMOB_HMAC_SECRETS'] as const),
      ...(['PAYMOB_INTEGRATION', 'PAYMOB_NAME', 'PAYMOB_MOBILE', 'PAYMOB_EMAIL'] as const),
    ],
  } as const
  for (const [url, names] of Object.entries(needs) as [
    keyof typeof needs,
    (typeof needs)[keyof typeof needs],
  ][])
    for (const name of config[url] === '' ? [] : names)
      if (config[name].length === 0) throw new Error(`${name}: ${url} needs it`)
  if (config.PAYMOB_URL !== '' && !/^[1-9]\d{0,14}$/.test(config.PAYMOB_INTEGRATION))
    throw new Error('PAYMOB_INTEGRATION: it is a number')
}

/** The settings that a process of the portal runs by; none of them is left for it to start by itself. */
export type Settled = Pick<
  Config,
  | 'DATABASE_URL'
  | 'MIGRATION_DATABASE_URL'
  | 'DEMO'
  | 'PROVIDERS'
  | 'SANDBOX_GATEWAY_URL'
  | 'SANDBOX_GATEWAY_KEYS'
  | 'OUTSIDE_SERVICES'
>
export type Surroundings = {
  settled: Settled
  /** Settles once the web is built, which goes on while migrations run. */
  built: Promise<unknown>
  /** Where what was started for trying out can be looked at: a line each. */
  started: readonly string[]
  /** Tells what stands around it where the portal is, once it listens. */
  announce(address: string): void
  close(): Promise<void>
}
export type Starting = { report: (line: string) => void; buildWeb: () => Promise<unknown>; random: Random }

const databaseOf = async (
  { DATABASE_URL, MIGRATION_DATABASE_URL, DATA_FOLDER }: Config,
  report: Starting['report'],
): Promise<Pick<Settled, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'> & { stop?: () => Promise<void> }> => {
  if (DATABASE_URL !== '') return { DATABASE_URL, MIGRATION_DATABASE_URL }
  const { url, serverUrl, stop } = await startEmbeddedPostgres({
    folder: join(DATA_FOLDER, 'postgres'),
    report,
  })
  return { DATABASE_URL: serverUrl, MIGRATION_DATABASE_URL: url, stop }
}

/** A supervisor outside demo mode never loads it. */
const launchDemoIdentity = async (starting: Pick<Starting, 'random' | 'report'>) => {
  const { launchIdentityProvider } = await import('./capabilities/demo/index.ts')
  return launchIdentityProvider(starting)
}

const launchGateway = async (config: Config, starting: Pick<Starting, 'random' | 'report'>) => {
  const { launchSandboxGateway } = await import('./sandbox-gateway.ts')
  return launchSandboxGateway(config, starting)
}

const launchSimulatorsOf = async (config: Config, starting: Pick<Starting, 'random' | 'report'>) => {
  const [{ launchSimulators }, { chooseProgrammes }] = await Promise.all([
    import('./simulators.ts'),
    import('./programmes.ts'),
  ])
  const definitions = chooseProgrammes(config).flatMap(({ simulators = [] }) => simulators)
  return launchSimulators(definitions, config, starting)
}

/** A demo goes on without it, and says so. */
const without = (what: string, report: Starting['report']) => (error: Error) => {
  report(`There is no ${what}: ${error.message}`)
  return undefined
}

type Stoppable = { stop?: (() => Promise<void>) | undefined } | undefined

/** What was started side by side; where one of them could not, the others are stopped again before it throws. */
const allStarted = async <Parts extends readonly (Promise<Stoppable> | undefined)[]>(
  starting: readonly [...Parts],
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> => {
  const outcomes = await Promise.allSettled(starting)
  const failed = outcomes.find((outcome): outcome is PromiseRejectedResult => outcome.status === 'rejected')
  if (!failed) return Promise.all(starting) as never
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value?.stop?.()
  throw failed.reason
}

/**
 * Starts what the settings leave open: a database, and of a demo a provider of sign-in, a payment gateway and simulators of
 * the services outside. Whoever it is given to closes it once no process of the portal runs any more.
 */
export const openSurroundings = async (
  config: Config,
  { report, buildWeb, random }: Starting,
): Promise<Surroundings> => {
  const isDemo = isDemoStart(config)
  const warning = embeddedWarning(config)
  if (warning) report(warning)
  report('Database')
  const built = buildWeb()
  // Told of when it is waited for.
  built.catch(() => undefined)
  const [provider, gateway, simulators, database] = await allStarted([
    isDemo && config.PROVIDERS.length === 0
      ? launchDemoIdentity({ random, report }).catch(without('demo identity', report))
      : undefined,
    isDemo && config.SANDBOX_GATEWAY_URL === ''
      ? launchGateway(config, { random, report }).catch(without('sandbox payment gateway', report))
      : undefined,
    isDemo ? launchSimulatorsOf(config, { random, report }) : undefined,
    databaseOf(config, report),
  ])
  return {
    settled: {
      DATABASE_URL: database.DATABASE_URL,
      MIGRATION_DATABASE_URL: database.MIGRATION_DATABASE_URL,
      DEMO: isDemo ? (config.DEMO === 'beyond-loopback' ? config.DEMO : 'on') : 'off',
      PROVIDERS: provider ? [provider.provider] : config.PROVIDERS,
      SANDBOX_GATEWAY_URL: gateway?.url ?? config.SANDBOX_GATEWAY_URL,
      SANDBOX_GATEWAY_KEYS: gateway?.keys ?? config.SANDBOX_GATEWAY_KEYS,
      OUTSIDE_SERVICES: simulators?.services ?? config.OUTSIDE_SERVICES,
    },
    built,
    started: [
      ...(gateway ? [`Sandbox payments: ${gateway.url}/ (control, counter, bank)`] : []),
      ...(simulators?.services ?? []).map(
        ({ name, origin }) => `Simulated ${name}: ${origin}/ (POST control/faults)`,
      ),
    ],
    announce: address => gateway?.announce(address),
    async close() {
      await simulators?.stop()
      await gateway?.stop()
      await provider?.stop()
      await built.catch(() => undefined)
      await database.stop?.()
    },
  }
}
