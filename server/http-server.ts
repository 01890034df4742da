// The HTTP server before it has a call: limits, hosts, headers, the refusals of an overloaded process, errors and the
// log.

import { Problem } from '@bawaba/contract/problem.ts'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { affordableConnections } from './platform/descriptors.ts'
import { type Admission, installAdmission } from './platform/http/admission.ts'
import { compressedFrom } from './platform/http/encodings.ts'
import { installErrors, refuseAddress } from './platform/http/errors.ts'
import { dropRests } from './platform/http/files.ts'
import { installHosts, isProbe, ownHosts } from './platform/http/hosts.ts'
import { installWriters } from './platform/http/schemas.ts'
import {
  connectionLimits,
  headersTimeout,
  installSecurity,
  requestIdOf,
  trustOf,
} from './platform/http/security.ts'
import { answerUnreadable } from './platform/http/unreadable.ts'
import { answersAlone, installAnswerLog } from './platform/log/answers.ts'
import { eventWriter } from './platform/log/events.ts'
import { logOptions } from './platform/log/options.ts'
import { createOutages, type Outages } from './platform/outages.ts'

type Dependencies = {
  config: Config
  clock: () => Date
  isDemo: boolean
  newId: () => string
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void } | undefined
}

/** The server, how many calls it takes on at a time, and what its calls find to be away. */
export const createHttpServer = async ({
  config,
  clock,
  isDemo,
  newId,
  logTo,
}: Dependencies): Promise<{
  app: FastifyInstance
  admission: Admission
  misdirected: () => number
  outages: Outages
}> => {
  const trust = trustOf(config.TRUST_PROXY)
  const app = fastify({
    logController: answersAlone(),
    logger: { ...logOptions(config.LOG_LEVEL), ...(logTo ? { stream: logTo } : {}) },
    trustProxy: trust,
    bodyLimit: config.BODY_LIMIT,
    requestIdHeader: false,
    genReqId: requestIdOf(trust, newId),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
    return503OnClosing: true,
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerUnreadable,
    ...connectionLimits,
  })
  app.server.headersTimeout = headersTimeout
  const admission = installAdmission(app.server, config.MAX_CALLS_AT_ONCE)
  dropRests(app)
  installAnswerLog(app)
  installSecurity(app, config.ORIGIN.startsWith('https:'))
  const log = eventWriter(app.log)
  const connections = affordableConnections(config.MAX_CONNECTIONS)
  app.server.maxConnections = connections
  if (connections < config.MAX_CONNECTIONS)
    log('start.connections_lowered', { wished: config.MAX_CONNECTIONS, connections })
  const misdirected = installHosts(app, ownHosts(config, isDemo), { clock, log })
  const outages = createOutages({ clock, log })
  await app.register(cookie)
  await app.register(compress, {
    threshold: compressedFrom,
    encodings: ['br', 'gzip'],
    // Files of people and pictures stay as they are; a stream of events is sent as it happens.
    customTypes: /^text\/(?!event-stream)|[+/]json(;|$)/,
    // Nobody has to send us compressed bodies, which grow as they are read.
    globalDecompression: false,
  })
  // A loop that lags behind sheds what comes; whoever asks for health still learns that the server lives.
  await app.register(underPressure, {
    maxEventLoopDelay: config.MAX_LOOP_DELAY_MS,
    sampleInterval: 500,
    exposeStatusRoute: false,
    pressureHandler: request => {
      if (!isProbe(request)) throw new Problem('OVERLOADED', { headers: { 'retry-after': '2' } })
    },
  })
  // The contract speaks JSON alone: text/plain is what a foreign form would send.
  app.removeContentTypeParser('text/plain')
  // Many clients name JSON with every call: a DELETE that sends nothing has nothing of that type.
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
    if (request.method === 'DELETE' && length === '0' && encoding === undefined)
      delete request.headers['content-type']
    done()
  })
  installErrors(app, outages)
  installWriters(app)
  return { app, admission, misdirected, outages }
}
