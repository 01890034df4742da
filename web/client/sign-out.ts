// Ends the session on the server, then here. Loaded when somebody signs out.

import type { Client, Input } from './client.ts'
import { leave, localPath } from './leave.ts'
import { forgetKeptForms } from './restore-forms.ts'

/** Who wants to leave waits no longer for the server. */
const limitMs = 10_000

/** Rejects while the session may still be open on the server, so that one is told and may try again. */
export const signOut = async (client: Client): Promise<void> => {
  const { session, stored } = client
  const { userSlug: slug, userId } = session.read()
  if (!slug || !userId) return
  const redirectUrl = stored.get('logoutUrl') ?? undefined
  const input = {
    params: { slug },
    body: { redirectUrl },
    limitMs,
  } as unknown as Input<'POST :slug/logout'>[0]
  const { logoutUrl } = await client.call('POST :slug/logout', input).catch(error => {
    // Refused as nobody's: it had ended there before.
    if (session.read().userId === userId) throw error
    return { logoutUrl: undefined }
  })
  // For reports of screens, where there are any.
  dispatchEvent(new Event('logout_action'))
  session.end('everywhere')
  // An open form keeps what was typed as it leaves the page; only then is everything forgotten.
  await new Promise(resolve => setTimeout(resolve))
  forgetKeptForms(client, userId)
  leave(localPath(logoutUrl) ?? logoutUrl ?? localPath(redirectUrl))
}
