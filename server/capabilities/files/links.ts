// Links that are good for a few minutes: bound to the file, to what of it, and to the person or the browser they were made for.

import type { Actor } from '../../platform/http/call.ts'
import { isSameText, sign } from '../../platform/secret.ts'
import type { FileOwner } from './store.ts'

export type What = 'file' | 'thumbnail'
type Link = { id: string; what: What; actor: Actor; owner: FileOwner; until: number }

const signatureOf = (secret: string, { id, what, actor, owner, until }: Link): string =>
  sign(secret, `file ${id} ${what} ${actor.mode} ${owner.visitor ?? owner.accountId} ${until}`)

export const hrefOf = (secret: string, link: Link): string => {
  const { actor } = link
  const query = new URLSearchParams({
    what: link.what,
    until: String(link.until),
    signature: signatureOf(secret, link),
    mode: actor.mode === 'VISITOR' ? actor.claimed : actor.mode,
    // A link carries no header: it names the permission by which someone acts, good in their session alone.
    ...('by' in actor && actor.by ? { acting: actor.by.actingId } : {}),
  })
  return `/api/files/${link.id}/content?${query}`
}

export const isGood = (secret: string, link: Link, signature: string, now: Date): boolean =>
  link.until > now.getTime() && isSameText(signature, signatureOf(secret, link))

/** RFC 6266: a plain name for old programs, the real one beside it. */
export const disposition = (name: string): string => {
  const plain = name.replace(/[^\w.\- ]/g, '_')
  const real = encodeURIComponent(name).replace(
    /['()*!]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`
}
