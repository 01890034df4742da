// Everything about people, wired: who they are, how they prove it, what is sent to them, what is recorded.
// `app.ts` gives the world and takes the parts that other capabilities ask, and the calls.

import type { Documents, FieldKind, Forms } from '@bawaba/forms/index.ts'
import { accountsStore, createPasswords } from './capabilities/accounts/index.ts'
import { actingRoutes, actingStore, createActing } from './capabilities/acting/index.ts'
import { auditRoutes, auditStore, createAudit, createAuditLog } from './capabilities/audit/index.ts'
import { budgetsStore, createBudgets } from './capabilities/budgets/index.ts'
import { codesStore, createCodes, createDay, createNumbers } from './capabilities/codes/index.ts'
import { createEmailLinks, emailLinkRoutes, emailLinksStore } from './capabilities/email-links/index.ts'
import {
  createAddresses,
  createExternal,
  createIdentities,
  createProvider,
  externalRoutes,
  externalStore,
  hostOf as hostAsked,
} from './capabilities/external/index.ts'
import {
  createFactors,
  createOtp,
  createRecovery,
  createTotp,
  createWebAuthn,
  factorsStore,
} from './capabilities/factors/index.ts'
import { createLookups } from './capabilities/lookups/index.ts'
import { createMaintenance, maintenanceRoutes, maintenanceStore } from './capabilities/maintenance/index.ts'
import {
  createDelivery,
  createMailSender,
  createMessenger,
  createSmsSender,
  messagesStore,
  type Sender,
} from './capabilities/messages/index.ts'
import { createMobileCodes, createMobileProof, mobileCodeRoutes } from './capabilities/mobile-proof/index.ts'
import {
  createPersonSearch,
  createProfiles,
  profileRoutes,
  profilesStore,
} from './capabilities/profiles/index.ts'
import { createRecoveries, recoveryRoutes } from './capabilities/recovery/index.ts'
import {
  createRegistration,
  registrationRoutes,
  registrationsStore,
} from './capabilities/registration/index.ts'
import { centersStore } from './capabilities/service-centers/index.ts'
import {
  createBegin,
  createKnownDevices,
  createSessions,
  keepSessions,
  sessionRoutes,
  sessionsStore,
} from './capabilities/sessions/index.ts'
import { createFresh, createSignIn, factorRoutes, signInRoutes } from './capabilities/sign-in/index.ts'
import { createTickets, ticketsStore } from './capabilities/tickets/index.ts'
import { createUserModels, userModelRoutes } from './capabilities/user-models/index.ts'
import {
  createGrants,
  createIdentity,
  createLinks,
  createTelling,
  createUsers,
  staffChangeStore,
  userRoutes,
  usersStore,
} from './capabilities/users/index.ts'
import type { Config } from './config.ts'
import type { Database } from './platform/database/index.ts'
import { createSiteOf, type LinkTo } from './platform/http/site.ts'
import type { Keys } from './platform/keys.ts'
import type { WriteEvent } from './platform/log/events.ts'
import { createSeal } from './platform/sealed.ts'
import type { Random } from './platform/secret.ts'

export type Dependencies = {
  config: Config
  database: Database
  clock: () => Date
  random: Random
  secret: string
  /** That seal personal data. */
  keys: Keys
  newId: () => string
  /** Takes what went wrong where nobody waits for it. */
  log: WriteEvent
  forms: Forms
  /** Where links in messages lead. */
  linkTo: LinkTo
  /** The files that a person may name in an answer. */
  documentsOf: (accountId: string, answers: unknown) => Promise<Documents>
}

/** The ways out that are configured. */
const sendersOf = ({ SMS_URL, SMS_TOKEN, SMS_FROM, SMTP_URL, MAIL_FROM }: Config): Sender[] => [
  ...(SMS_URL === '' ? [] : [createSmsSender({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM })]),
  ...(SMTP_URL === '' ? [] : [createMailSender({ url: SMTP_URL, from: MAIL_FROM })]),
]

/** What a key calls the place it signs in to. */
const portalName = 'بوابة'

/** The host that codes by SMS are bound to. */
const hostOf = ({ ORIGIN }: Config): string => (ORIGIN === '' ? 'localhost' : new URL(ORIGIN).hostname)

export const createPeople = (dependencies: Dependencies) => {
  const { config, database, clock, random, secret, newId, log } = dependencies
  const accounts = accountsStore(database)
  const passwords = createPasswords(random, { memory: config.PASSWORD_MEMORY_KIB })
  const audits = auditStore(database)
  const audit = createAudit({ store: audits, clock })
  const maintenance = createMaintenance({ store: maintenanceStore(database), audit, clock, newId })
  const budgets = createBudgets({ store: budgetsStore(database), clock })
  const messageRows = messagesStore(database)
  const messenger = createMessenger({ store: messageRows, newId, clock })
  const delivery = createDelivery({
    store: messageRows,
    senders: sendersOf(config),
    clock,
    report: (err, id) => log('outbox.delivery_failed', { err, id }),
  })
  const numbers = createNumbers(config.SMS_COUNTRIES)
  const day = createDay({
    budgets,
    clock,
    limit: config.MESSAGES_PER_DAY,
    alarm: details => log('codes.daily_cap_reached', details),
  })
  const codes = createCodes({
    store: codesStore(database),
    budgets,
    messenger,
    clock,
    random,
    secret,
    numbers,
    day,
    host: hostOf(config),
    perAddress: config.CODES_PER_ADDRESS,
  })
  const lifetimes = { idleMs: config.IDLE_TIMEOUT_MS, lifeMs: config.SESSION_LIFE_MS }
  const sessionRows = keepSessions(sessionsStore(database), clock)
  const devices = createKnownDevices({ store: sessionRows, clock, random })
  const sessions = createSessions({
    store: sessionRows,
    accounts,
    passwords,
    budgets,
    devices,
    clock,
    random,
    newId,
    ...lifetimes,
    perAddress: config.SIGN_IN_PER_ADDRESS,
  })
  const begin = createBegin({ sessions, devices, audit, lifeMs: config.SESSION_LIFE_MS })

  const seal = createSeal(dependencies.keys, random)
  const tickets = createTickets({ store: ticketsStore(database), clock, random })
  const siteOf = createSiteOf(config)
  const store = factorsStore(database)
  const otp = createOtp({ codes, store })
  const totp = createTotp({ store, budgets, tickets, seal, clock, random, newId })
  const keys = createWebAuthn({ store, tickets, clock, newId, title: portalName })
  const recovery = createRecovery({ store, budgets, clock, random, secret })
  const factors = createFactors({
    store,
    methods: [keys.method, totp.method, otp.method, recovery.method],
    enrolments: [totp.enrolment, keys.enrolment, otp.enrolment],
    renewRecovery: recovery.renew,
  })
  const outside = {
    store: externalStore(database),
    providers: config.PROVIDERS.map(createProvider),
    accounts,
    audit,
    budgets,
    clock,
    random,
    newId,
    addresses: createAddresses(config),
  }
  const external = createExternal(outside)
  const identities = createIdentities(outside)
  const fresh = createFresh({ accounts, factors, codes, providersOf: identities.providersOf })
  const signIn = createSignIn({ accounts, factors, tickets, audit, begin })
  const recoveries = createRecoveries({
    accounts,
    passwords,
    codes,
    day,
    tickets,
    budgets,
    messenger,
    sessions,
    factors,
    audit,
    linkTo: dependencies.linkTo,
    profile: config.PASSWORD_PROFILE,
    perAddress: config.CODES_PER_ADDRESS,
    report: err => log('recovery.link_not_sent', { err }),
  })
  const centers = centersStore(database)
  const staff = usersStore(database)
  const links = createLinks({
    store: staff,
    passwords,
    messenger,
    budgets,
    audit,
    clock,
    random,
    linkTo: dependencies.linkTo,
    profile: config.PASSWORD_PROFILE,
  })
  const changes = staffChangeStore(database)
  const telling = createTelling({
    store: changes,
    messenger,
    linkTo: dependencies.linkTo,
    report: err => log('users.role_notice_not_sent', { err }),
  })
  const identity = createIdentity(seal)
  const lookups = createLookups({ budgets, audit, perDay: config.LOOKUPS_PER_DAY })
  const users = createUsers({
    store: staff,
    changes,
    telling,
    centers,
    links,
    numbers,
    lookups,
    audit,
    clock,
    newId,
    identity,
    usernames: config.STAFF_USERNAME,
  })
  const grants = createGrants({ store: staff, changes, telling, identity, audit, clock })

  const models = createUserModels(centers, dependencies.forms)
  const profileRows = profilesStore(database)
  const issue = createPersonSearch({ store: profileRows, seal })
  const acting = createActing({
    store: actingStore(database),
    accounts,
    codes,
    budgets,
    messenger,
    audit,
    clock,
    random,
    newId,
    lookups,
    people: issue,
  })
  const emails = createEmailLinks({
    store: emailLinksStore(database),
    budgets,
    messenger,
    audit,
    clock,
    random,
    linkTo: dependencies.linkTo,
  })
  const mobiles = createMobileProof({
    codes,
    budgets,
    numbers,
    messenger,
    audit,
    clock,
    profiles: profileRows,
    kind: dependencies.forms.kinds.get('mobile') as FieldKind,
    staffUsername: config.STAFF_USERNAME,
  })
  const registration = createRegistration({
    store: registrationsStore(database),
    models,
    profiles: profileRows,
    passwords,
    budgets,
    codes,
    emails,
    mobiles,
    audit,
    seal,
    clock,
    newId,
    passwordProfile: config.PASSWORD_PROFILE,
  })
  const profiles = createProfiles({
    store: profileRows,
    models,
    seal,
    audit,
    clock,
    emails,
    mobiles,
    documentsOf: dependencies.documentsOf,
    needFresh: sessions.needFresh,
  })

  return {
    accounts,
    acting,
    audit,
    audits,
    budgets,
    codes,
    finding: issue,
    lookups,
    maintenance,
    messenger,
    seal,
    sessions,
    handlers: {
      ...sessionRoutes(sessions, audit, call =>
        external.logoutUrlOf(call.params.slug, call.body.redirectUrl, hostAsked(call)),
      ),
      ...auditRoutes(createAuditLog({ store: audits, audit, lookups })),
      ...maintenanceRoutes(maintenance),
      ...externalRoutes({
        external,
        identities,
        sessions,
        accounts,
        random,
        go: signIn.go,
        needNothingElse: fresh.needNothingElse,
      }),
      ...signInRoutes({ sessions, signIn, keys, tickets, accounts, audit, begin, siteOf }),
      ...factorRoutes({ sessions, factors, fresh, tickets, accounts, audit, siteOf, tell: recoveries.tell }),
      ...recoveryRoutes(recoveries),
      ...actingRoutes(acting),
      ...userRoutes(users, links, grants),
      ...userModelRoutes(models),
      ...registrationRoutes(registration),
      ...mobileCodeRoutes(createMobileCodes({ mobiles, signUps: registration, acting })),
      ...emailLinkRoutes(emails),
      ...profileRoutes(profiles),
    },
    /** What was sent today, may be, and was refused. */
    messagesOfDay: day.figures,
    /** Delivers the messages that wait; answers how many were tried. */
    deliver: delivery.run,
    /** Reads what people are asked anew: workplaces may have come or gone. */
    load: models.load,
    watchSessions: () => sessionRows.watch(database),
  }
}
