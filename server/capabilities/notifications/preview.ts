// Words of a template as somebody would read them: over the facts of a real request, with examples for the rest. The look at
// the request is written down like any other.

import type { NotificationKind } from '@bawaba/contract/notification-kinds.ts'
import { type PlaceholderValues, type Wording, wordingErrors } from '@bawaba/contract/notification-wording.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { stateOf } from '@bawaba/forms/index.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatDateTime, formatMoney, type Language, poundsOf, type Text } from '@bawaba/language/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Viewings } from '../viewings/index.ts'
import { writeWording } from './notices.ts'
import type { PreviewStore } from './preview-store.ts'

type Dependencies = {
  store: PreviewStore
  catalogue: Pick<Catalogue, 'formOf'>
  viewed: Viewings['note']
  clock: () => Date
  /** Where a link of an example leads. */
  link: string
}

const example = {
  number: 'SERV-2026-000123-7',
  service: { ar: 'اسم الخدمة', en: 'Name of the service' },
  status: { ar: 'قيد المراجعة', en: 'In review' },
  who: { ar: 'منى أحمد', en: 'Mona Ahmed' },
  reason: { ar: 'الصورة غير واضحة', en: 'The picture is not clear' },
  lot: { ar: 'مشروع النخيل', en: 'Palms project' },
  center: { ar: 'مركز خدمات مدينة نصر', en: 'Nasr City service center' },
  amount: 125_000,
  missing: 25_000,
  code: '123456',
} as const

type Facts = { number: string; service: Text; status: Text; amount: number }

export const createPreview = ({ store, catalogue, viewed, clock, link }: Dependencies) => {
  const factsOf = async (actorId: string, ID: string): Promise<Facts> => {
    const request = await store.find(requestNumberOf(ID))
    if (!request) throw new Problem('NOT_FOUND')
    const { ownerId, serviceSlug, version, status } = request
    if (ownerId !== actorId) await viewed([{ actorId, ownerId, ID: request.ID, serviceSlug }])
    const form = await catalogue.formOf(serviceSlug, version)
    const state = stateOf(form.workflow, status)
    return {
      number: request.ID,
      service: form.label,
      status: form.text(state?.applicantLabel ?? state?.label ?? status),
      amount: request.amount ?? example.amount,
    }
  }

  return {
    write: async (
      actorId: string,
      { kind, ID, title, text }: Wording & { kind: NotificationKind; ID?: string },
    ): Promise<Wording> => {
      const errors = wordingErrors(kind, { title, text })
      if (errors.length > 0)
        throw new Problem('VALIDATION_FAILED', {
          details: errors.map(({ field, key, name }) => ({
            path: `body.${field}`,
            key,
            ...(name === undefined ? {} : { params: { name } }),
          })),
        })
      const facts = ID === undefined ? example : await factsOf(actorId, ID)
      const values = (language: Language): PlaceholderValues => ({
        number: facts.number,
        service: facts.service[language],
        status: facts.status[language],
        amount: formatMoney(language, poundsOf(facts.amount)),
        missing: formatMoney(language, poundsOf(example.missing)),
        who: example.who[language],
        reason: example.reason[language],
        lot: example.lot[language],
        until: formatEnd(language, clock(), { now: clock() }),
        center: example.center[language],
        time: formatDateTime(language, clock()),
        code: example.code,
        link,
      })
      return writeWording({ title, text }, values)
    },
  }
}
export type Preview = ReturnType<typeof createPreview>
