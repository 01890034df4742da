// The worker's address as the page's policy wants it: Trusted Types let a page start nothing but this one script.

import address from './sandbox-worker.ts?worker&url'

type Policy = { createScriptURL(url: string): unknown }
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy
}

/** Named in the document's policy; a page makes it once. */
const policyName = 'hooks-worker'

const only = (url: string): string => {
  if (url !== address) throw new TypeError('This policy is for the worker of the scripts alone')
  return url
}

let trusted: unknown

/** What `new Worker` takes: a trusted address where the browser knows of such, else the address. */
export const workerAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  trusted ??=
    trustedTypes?.createPolicy(policyName, { createScriptURL: only }).createScriptURL(address) ?? address
  return trusted as string
}
