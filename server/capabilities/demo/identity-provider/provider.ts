// A whole OpenID provider for demo mode and tests, made of oidc-provider: code flow with PKCE, signed tokens,
// userinfo, sign-out. It knows one client, which may come from any port of this machine.

import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Language } from '@bawaba/language/index.ts'
import { Provider } from 'oidc-provider'
import { choicePage, leavePage } from './pages.ts'
import { demoIdentities } from './people.ts'

export type Client = { id: string; secret: string }

const isOurCallback = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/employee|\/agent)?\/auth-callback$/.test(address)
const isOurHome = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/employee|\/agent)?\/$/.test(address)

const languageOf = (hint: unknown): Language => (String(hint ?? '').startsWith('en') ? 'en' : 'ar')

/** The key that signs its tokens, as a private JWK. */
export const newKey = (): JsonWebKey =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

const configurationOf = ({ id, secret }: Client, key: JsonWebKey) => {
  return {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        grant_types: ['authorization_code'],
        response_types: ['code' as const],
        // Any port is taken: what decides is the check below.
        redirect_uris: ['http://localhost/auth-callback'],
        post_logout_redirect_uris: ['http://localhost/'],
      },
    ],
    jwks: { keys: [{ ...key, kid: 'demo', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [crypto.randomUUID()] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (
          ctx: { body: unknown; acceptsLanguages?: unknown; get(name: string): string },
          form: string,
        ) => {
          ctx.body = leavePage(languageOf(ctx.get('accept-language')), form)
        },
      },
    },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/choose/${uid}` },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
    },
    findAccount: (_ctx: unknown, subject: string) => {
      const identity = demoIdentities.find(candidate => candidate.subject === subject)
      return identity && { accountId: subject, claims: () => ({ sub: subject, ...identity.claims }) }
    },
  }
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const piece of request) if (text.length < 10_000) text += piece
  return new URLSearchParams(text)
}

/** What is allowed is granted at once: the demo shows signing in, not asking for consent. */
const finish = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  subject: string,
) => {
  const { params } = await provider.interactionDetails(request, response)
  const grant = new provider.Grant({ accountId: subject, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  const grantId = await grant.save()
  await provider.interactionFinished(request, response, {
    login: { accountId: subject },
    consent: { grantId },
  })
}

const choose = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '', 'http://provider')
  if (pathname.endsWith('/cancel')) {
    const refusal = { error: 'access_denied', error_description: 'cancelled' }
    return provider.interactionFinished(request, response, refusal)
  }
  const { params } = await provider.interactionDetails(request, response)
  if (request.method === 'POST') {
    const subject = (await bodyOf(request)).get('subject') ?? ''
    if (demoIdentities.some(identity => identity.subject === subject))
      return finish(provider, request, response, subject)
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // Chromium holds form-action against the redirect that answers the form, too: back to a portal on this machine.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'; base-uri 'none'`,
  })
  response.end(choicePage(languageOf(params.ui_locales), pathname))
}

export type Running = { issuer: string; server: Server }

/** Listens on loopback alone; port 0 takes any free one. */
export const startProvider = async (client: Client, key: JsonWebKey, port = 0): Promise<Running> => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, configurationOf(client, key) as never)
  provider.Client.prototype.redirectUriAllowed = isOurCallback
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOurHome
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/choose/')) return void answer(request, response)
    choose(provider, request, response).catch(() => {
      // A choice that is over: the way back to the portal is the browser's own.
      response
        .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
        .end('انتهت المحاولة. This sign-in is over.')
    })
  })
  return { issuer, server }
}
