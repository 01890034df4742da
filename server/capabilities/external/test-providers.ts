// Providers for tests: a visit to the real one, and one that says whatever it is told to.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const callback = 'http://localhost/auth-callback'

/** Follows the provider's pages as a browser does until it sends one back; answers the address it sends one to. */
export const visit = async (url: string, choice: string | 'cancel'): Promise<URL> => {
  const jar = new Map<string, string>()
  let next = new URL(url)
  let init: RequestInit = {}
  for (let step = 0; step < 12; step++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      value === '' ? jar.delete(name) : jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location) {
      next = new URL(location, next)
      init = {}
      if (next.pathname.endsWith('/auth-callback')) return next
    } else if (answer.status === 200 && next.pathname.startsWith('/choose/')) {
      if (choice === 'cancel') next = new URL(`${next.href}/cancel`)
      else init = { method: 'POST', body: new URLSearchParams({ subject: choice }) }
    } else
      throw new Error(`The provider answered ${answer.status} at ${next.pathname}: ${await answer.text()}`)
  }
  throw new Error('The provider leads in circles')
}

export type Lie = {
  claims?: Record<string, unknown>
  userinfo?: Record<string, unknown>
  alg?: 'none'
  /** Signed with a key that is not published. */
  isForeignKey?: boolean
  /** Answers every call with this status. */
  status?: number
  noIss?: boolean
}

/** A provider that gives every code a token with the nonce it was asked for, bent by `lie`. */
export const startLiar = async (clientId: string) => {
  const state: { lie: Lie; nonce: string } = { lie: {}, nonce: '' }
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'a', alg: 'RS256', use: 'sig' }
  const now = () => Math.floor(Date.now() / 1000)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  const tokenOf = async (issuer: string): Promise<string> => {
    const claims = {
      iss: issuer,
      aud: clientId,
      sub: 'liar-1',
      nonce: state.nonce,
      iat: now(),
      exp: now() + 300,
      ...state.lie.claims,
    }
    if (state.lie.alg === 'none') return `${encode({ alg: 'none' })}.${encode(claims)}.`
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'a' })
      .sign(state.lie.isForeignKey ? foreign.privateKey : privateKey)
  }

  const server = createServer(async (request, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const path = request.url?.split('?')[0]
    if (state.lie.status && path !== '/.well-known/openid-configuration') return send({}, state.lie.status)
    if (path === '/.well-known/openid-configuration')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'none'],
      })
    if (path === '/jwks') return send({ keys: [jwk] })
    if (path === '/token')
      return send({ access_token: 'a', token_type: 'bearer', id_token: await tokenOf(issuer) })
    return send({ sub: 'liar-1', ...state.lie.userinfo })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
