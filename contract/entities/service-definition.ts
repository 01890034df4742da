// A whole service definition, as an author writes it and as a version is stored: the form's part and what describes it.

import type { FormDefinition, TranslationKey } from '@bawaba/forms/definition.ts'
import type { Availability, serviceTypes } from './service.ts'

export type ServiceDefinition = FormDefinition & {
  serviceLabel: TranslationKey
  description: TranslationKey
  serviceType: (typeof serviceTypes)[number]
  categoryIds: string[]
  serviceDictionary?: { code: string; label: TranslationKey }[]
  cost?: { free: boolean; amount?: string; note?: TranslationKey }
  payMethods?: string[]
  durationDays?: number
  durationNote?: TranslationKey
  requiredPapers?: TranslationKey[]
  eligibility?: TranslationKey[]
  howTo?: { title: TranslationKey; text: TranslationKey }[]
  faqs?: { question: TranslationKey; answer: TranslationKey }[]
  terms?: TranslationKey
  videoUrl?: string
  allowAnonymous?: boolean
  paymentInAdvance?: boolean
  hideServiceTable?: boolean
  hiddenOn?: string[]
  disabledOn?: string[]
  deactivated?: boolean
  fromDate?: string
  toDate?: string
  availability?: Availability
}
