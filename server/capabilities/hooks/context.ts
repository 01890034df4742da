// What a script is told: the answers it may see, who the person is by name, what day it is, the words of the service.
// Nothing else of a person or a request goes in, and all of it goes in as JSON.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import type { Answers, HookName } from '@bawaba/forms/definition.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { cairoDate, type Language, type Text } from '@bawaba/language/index.ts'
import type { Asker } from '../../outside.ts'

/** What is told of a service. */
type HookWords = { slug: string; version: number; definition: ServiceDefinition }
/** And what reads answers of that version. */
export type HookService = HookWords & { form: Pick<CompiledService, 'evaluate'> }
export type HookPerson = {
  firstName: string
  lastName: string
  englishFullName: string | null
  language: Language
  userSlug: string
}
export type HookRequest = { ID: string; status: string; statusKind: string }
/** What a script is run about. */
export type Subject = {
  service: HookService
  activityId: string
  answers: Answers
  /** Nobody where a visitor fills the form. */
  person?: HookPerson | undefined
  request?: HookRequest | undefined
  /** Against whose budget registries are asked; a tool without anybody asks as the portal itself. */
  asker?: Asker
}
/**
 * The field that the field handler is asked about, and its value where there is one to judge; or the name under which
 * a transition calls its effect.
 */
export type HookSubject = { field: string; value?: unknown } | { effect: string }
/** What registries answered, by their names in the definition; null where one knows nothing of what was asked. */
export type RegistryAnswers = Record<string, unknown>

const ownText = (texts: Record<string, string>, key: string): string =>
  Object.hasOwn(texts, key) ? (texts[key] as string) : key

/** A text of the service in both languages. */
export const wordingOf = ({ definition: { translations } }: HookWords, key: string): Text => ({
  ar: ownText(translations.ar, key),
  en: ownText(translations.en, key),
})

const wordsOf = (service: HookWords): Record<string, Text> =>
  Object.fromEntries(
    (service.definition.serviceDictionary ?? []).map(({ code, label }) => [code, wordingOf(service, label)]),
  )

/** Only these, whatever else the caller's objects hold. */
const personOf = ({ firstName, lastName, englishFullName, language, userSlug }: HookPerson): HookPerson => ({
  firstName,
  lastName,
  englishFullName,
  language,
  userSlug,
})

export const contextOf = (
  hook: HookName,
  subject: Omit<Subject, 'service'> & { service: HookWords },
  now: Date,
  {
    about,
    registries = {},
  }: { about?: HookSubject | undefined; registries?: RegistryAnswers | undefined } = {},
) => ({
  hook,
  activityId: subject.activityId,
  ...about,
  answers: subject.answers,
  person: subject.person ? personOf(subject.person) : null,
  request: subject.request
    ? { ID: subject.request.ID, status: subject.request.status, statusKind: subject.request.statusKind }
    : null,
  now: now.toISOString(),
  today: cairoDate(now),
  words: wordsOf(subject.service),
  registries,
})
