// Issues a letter: writes it from its definition and the answers of the request, gives it a number and signs it. It is stored
// with the transition itself (store.ts).

import { letterNumber } from '@bawaba/contract/letter-number.ts'
import { writeLetterText } from '@bawaba/contract/letter-text.ts'
import type { CompiledService, World } from '@bawaba/forms/index.ts'
import { writeLetter } from '@bawaba/forms/message/letter.ts'
import { addDays, cairoDate, formatDate, type Language, type Text } from '@bawaba/language/index.ts'
import { plainText } from '../../platform/pdf/plain-text.ts'
import type { Seal } from '../../platform/sealed.ts'
import type { Random } from '../../platform/secret.ts'
import type { Signer } from '../../platform/signer.ts'
import { digestOf, sealContent } from './content.ts'
import type { NewLetter } from './store.ts'

/** The request as the transition leaves it. */
export type LetterScene = {
  form: CompiledService
  ID: string
  /** What its owner reads of its status. */
  state: Text
  answers: Record<string, unknown>
  world: World
  now: Date
  newId: () => string
}
type Dependencies = { signer: Pick<Signer, 'sign'>; seal: Pick<Seal, 'seal'>; random: Random }

const plainIn = ({ ar, en }: Text): Text => ({ ar: plainText(ar), en: plainText(en) })

/** Twelve digits, each as likely as any other. */
const digitsBy = (random: Random): string =>
  (Buffer.from(random(16)).readBigUInt64BE(8) % 1_000_000_000_000n).toString().padStart(12, '0')

export const createIssue =
  ({ signer, seal, random }: Dependencies) =>
  /** The letter of this id as it is stored. Throws for one that the definition has not, which its check refuses. */
  (letterId: string, scene: LetterScene): NewLetter => {
    const { form, ID, state, answers, world, now, newId } = scene
    const letter = form.letters.find(({ id }) => id === letterId)
    if (!letter) throw new Error(`${form.serviceSlug} has no letter ${letterId}`)
    const today = cairoDate(now)
    const facts = (language: Language) => ({
      number: ID,
      service: form.label[language],
      state: state[language],
      today: formatDate(language, today),
    })
    const written = writeLetter(letter, { form, answers, world, facts })
    const paragraphs = {
      ar: written.paragraphs.ar.map(plainText),
      en: written.paragraphs.en.map(plainText),
    }
    const number = letterNumber(Number(today.slice(0, 4)), digitsBy(random))
    const validUntil = letter.validDays === undefined ? null : addDays(today, letter.validDays - 1)
    const { body, keyId, signature } = signer.sign(
      writeLetterText({
        number,
        ID,
        serviceSlug: form.serviceSlug,
        title: plainIn(written.title),
        issuedOn: today,
        validUntil: validUntil ?? '',
        facts: written.facts.map(({ label, value }) => ({ label: plainIn(label), value: plainIn(value) })),
        digest: digestOf(paragraphs),
      }),
    )
    const sealed = sealContent(seal, { body, paragraphs })
    return { id: newId(), number, letterId, sealed, keyId, signature, validUntil }
  }
export type Issue = ReturnType<typeof createIssue>
