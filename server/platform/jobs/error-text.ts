// What the queue stores of an error, for administrators to read: its code or kind, and where it came from. Its message
// may quote what people typed and stands in the log alone.

const ownFrame = /\(?(?:file:\/\/)?[^\s()]*?\/((?:server|forms|contract|programmes)\/[^\s():]+:\d+)/

/** `ECONNREFUSED at server/capabilities/messages/sms-sender.ts:31`. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return 'UnknownError'
  const { code } = error as { code?: unknown }
  const kind = typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
  const frame = ownFrame.exec(error.stack?.split('\n').slice(1).join('\n') ?? '')?.[1]
  return frame ? `${kind} at ${frame}` : kind
}
