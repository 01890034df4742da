// What the queue stores of an error, for administrators to read: its code or kind, and where it came from. Its message
// may quote what people typed and stands in the log alone.

/** Where the portal is installed, as frames name it: a folder above may be called as one of ours. */
const home = new URL('../../../', import.meta.url).href
const ownPath = /^(?:server|forms|contract|programmes)\/[^\s():]+:\d+/

const ownFrame = (stack = ''): string | undefined =>
  stack
    .split(home)
    .slice(1)
    .map(rest => ownPath.exec(rest)?.[0])
    .find(path => path !== undefined)

/** `ECONNREFUSED at server/capabilities/messages/sms-sender.ts:31`. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UnknownError'
  const { code } = error as { code?: unknown }
  const kind = typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
  const frame = ownFrame(error.stack?.split('\n').slice(1).join('\n'))
  return frame ? `${kind} at ${frame}` : kind
}
