// Addresses of other sites in words for both languages: which sites are the portal's is for the server to say, at the field of
// each. Pure.

import type { CallError } from '../client/call-error.ts'

/** `body.text.ar` of a call is the field `text-ar` of its form. */
const fieldOf = (path: string): string => path.replace(/^body\./, '').replace('.', '-')

/** The sentences by field; undefined where the refusal is about something else. */
export const foreignLinks = (
  { details }: Pick<CallError, 'details'>,
  sentence: (field: string, name: string) => string,
): Record<string, string> | undefined => {
  const found = details
    .filter(({ key }) => key === 'foreignLink')
    .map(({ path, params = {} }) => [fieldOf(path), sentence(fieldOf(path), String(params.name))] as const)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
