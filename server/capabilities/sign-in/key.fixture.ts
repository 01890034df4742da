// A security key for tests: makes credentials and signs as a real one does (ES256, no attestation), and can be told to
// lie about its origin or its counter.

import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

type Options = { challenge: string; rp?: { id?: string }; rpId?: string }
type Lies = { origin?: string; counter?: number; isVerified?: boolean; credential?: string }

export const createKey = (origin = 'http://localhost') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const dataOf = (host: string, attested: boolean, lies: Lies): Buffer => {
    counter = lies.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (lies.isVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = attested ? [Buffer.alloc(16), length, id, coseOf(publicKey)] : []
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...credential])
  }
  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }))
  const named = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: text(id),
    make: ({ challenge, rp }: Options, lies: Lies = {}) => ({
      ...named,
      response: {
        clientDataJSON: text(clientData('webauthn.create', challenge, lies)),
        attestationObject: text(
          isoCBOR.encode(
            new Map<string, unknown>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', new Uint8Array(dataOf(rp?.id ?? 'localhost', true, lies))],
            ]) as never,
          ),
        ),
        transports: ['usb'],
      },
    }),
    sign: ({ challenge, rpId }: Options, lies: Lies = {}) => {
      const data = clientData('webauthn.get', challenge, lies)
      const authenticatorData = dataOf(rpId ?? 'localhost', false, lies)
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey)
      return {
        ...named,
        ...(lies.credential ? { id: lies.credential, rawId: lies.credential } : {}),
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authenticatorData),
          signature: text(signature),
        },
      }
    },
  }
}

/** The public key as COSE: EC2, ES256, P-256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
  const map = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  return Buffer.from(isoCBOR.encode(map as never))
}
