// The token of a link that an e-mail brought: it comes behind the #, where no server and no log reads it, and is taken out of
// the address at once.

import { readToken } from '@bawaba/language/input/tokens.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { onFlush } from '../client/flush.ts'

/** The token behind the #, without what was copied along with the link; a browser writes signs that nobody sees as %. */
export const tokenInHash = (): string => {
  const found = location.hash.slice(1)
  try {
    return readToken(decodeURIComponent(found))
  } catch {
    return readToken(found)
  }
}

let carried: { path: string; token: string } | undefined
/** Has the page that is open find its token again, whoever signs in meanwhile in this tab; it stands in no address and no storage. */
export const carryToken = (token: string): void => {
  carried = { path: location.pathname, token }
}
const carriedHere = (): string => (carried?.path === location.pathname ? carried.token : '')

/**
 * The token that the address brings, and the one of a further link that is followed while the page is open. Empty where none
 * came; undefined on the server and until the address has been read, when nothing that needs the token may be offered yet.
 */
export const useLinkToken = (): string | undefined => {
  const [token, setToken] = useState<string>()
  // Before the page is painted: what can be pressed has its token.
  useLayoutEffect(() => {
    const take = () => {
      const found = tokenInHash()
      setToken(known => found || known || carriedHere())
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  // The page loads again in another language: the token goes with it, behind the # for no longer than that takes.
  useEffect(() => {
    if (!token) return
    return onFlush(() => {
      if (document.hidden) return
      const { pathname, search } = location
      history.replaceState(history.state, '', `${pathname}${search}#${token}`)
      setTimeout(() => history.replaceState(history.state, '', pathname + search), 1_000)
    })
  }, [token])
  return token
}
