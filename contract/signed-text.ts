// The form of texts that the portal signs: a JSON list of texts that begins with the kind and its edition, so that nothing
// signed as one kind is read as another. Behind the # of a link stand the text, the key's id and the signature, with dots between.

/** A text that the portal has signed. */
export type SignedText = { body: string; keyId: string; signature: string }

/** The list after its kind; undefined for a text that is something else. */
export const readSigned = (text: string, kind: string): unknown[] | undefined => {
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) && parts[0] === kind ? parts.slice(1) : undefined
  } catch {
    return undefined
  }
}

export const areTexts = (parts: readonly unknown[]): parts is string[] =>
  parts.every(part => typeof part === 'string')
