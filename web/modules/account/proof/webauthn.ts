// Asking a security key or a passkey, as browsers do it by themselves: what the server sends is parsed by them, and
// what the key answers becomes JSON by them.

import type { ProofValue } from '@bawaba/contract/entities/factor.ts'

export const hasKeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

const answerOf = (credential: Credential | null): ProofValue => {
  if (!(credential instanceof PublicKeyCredential))
    throw new DOMException('No key answered', 'NotAllowedError')
  return credential.toJSON() as ProofValue
}

/** Lets a key sign; rejects with a DOMException where the person or the key did not. */
export const signWithKey = async (publicKey: Record<string, unknown>): Promise<ProofValue> => {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(
    publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return answerOf(await navigator.credentials.get({ publicKey: options }))
}

/** Lets a key make a credential for this portal. */
export const makeKey = async (publicKey: Record<string, unknown>): Promise<ProofValue> => {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(
    publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return answerOf(await navigator.credentials.create({ publicKey: options }))
}
