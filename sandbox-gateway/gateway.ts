// The sandbox gateway as one Fastify app. Clock, randomness, folder and the way out are arguments: tests hold them.

import Fastify, { type FastifyInstance } from 'fastify'
import { registerControl } from './control/routes.ts'
import { createHeldClock } from './held-clock.ts'
import { type Ledger, openLedger, type Random } from './ledger.ts'
import { type Account, registerMerchantApi } from './merchant/routes.ts'
import { createNotices, type Fetch } from './notices.ts'
import { registerPages } from './pages/routes.ts'
import { createPayments } from './payments.ts'
import type { Key } from './signature.ts'

export type SandboxGatewayOptions = {
  /** Where its journal lies. */
  folder: string
  merchantId: string
  /** One or two live keys; the first signs notices. */
  keys: readonly Key[]
  clock: () => Date
  random: Random
  fetch: Fetch
  /** The portal that notices go to; may be named later. */
  portal?: string
  /** The host of its own pages as browsers name it, where it is not the one that it listens on. */
  publicHost?: string
}

export type SandboxGateway = {
  app: FastifyInstance
  /** The judge: what was paid and given back. Read only. */
  ledger: Ledger
  /** Listens and gives the address that it listens on. */
  listen(host?: string, port?: number): Promise<string>
  /** Where its pages are. */
  origin(): string
  /** Does what is due by the clock and sends the notices that are due: one round. */
  tick(): Promise<void>
  /** Rounds from now on, so many milliseconds apart, until it is closed. */
  run(everyMs?: number, onError?: (error: unknown) => void): void
  setPortal(address: string): void
  close(): Promise<void>
}

/** What transfers are addressed to. The checksum of the number is right, the account exists nowhere. */
const account: Account = {
  iban: 'EG800099000100000000000016161',
  accountName: { ar: 'حساب تحصيل تجريبي', en: 'Sandbox collection account' },
  bank: { ar: 'البنك التجريبي', en: 'Sandbox Bank' },
}

export const createSandboxGateway = (options: SandboxGatewayOptions): SandboxGateway => {
  const { folder, merchantId, keys, random, fetch, publicHost } = options
  const heldClock = createHeldClock(options.clock)
  const clock = heldClock.now
  let { portal } = options
  let origin = ''
  let timer: NodeJS.Timeout | undefined
  const ledger = openLedger({ folder, clock, random })
  const payments = createPayments(ledger, merchantId)
  const { book, commit } = ledger
  const notices = createNotices({ book, commit, clock, fetch, keys, address: () => portal })

  const app = Fastify({
    logger: false,
    bodyLimit: 65_536,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  app.register(
    async api =>
      registerMerchantApi(api, {
        clock: options.clock,
        ledger,
        payments,
        merchantId,
        keys,
        account,
        origin: () => origin,
      }),
    { prefix: '/api' },
  )
  app.register(async pages => registerPages(pages, { ledger, payments, account }))
  app.register(async control => registerControl(control, { ledger, payments, notices, heldClock }), {
    prefix: '/control',
  })

  const tick = async () => {
    payments.settleAll()
    await notices.sendDue()
  }
  return {
    app,
    ledger,
    listen: async (host = '127.0.0.1', port = 0) => {
      const address = await app.listen({ host, port })
      const pages = new URL(address)
      if (publicHost) pages.hostname = publicHost
      origin = pages.origin
      return address
    },
    origin: () => origin,
    tick,
    run: (everyMs = 250, onError = () => undefined) => {
      timer = setInterval(() => void tick().catch(onError), everyMs)
    },
    setPortal: address => {
      portal = address
    },
    close: async () => {
      clearInterval(timer)
      await notices.close()
      await app.close()
      ledger.close()
    },
  }
}
