// Reminders of what waits for a person: a form that was not sent, a fee that was not paid, an appointment tomorrow. (Of due
// dates, requests warn by themselves.) Each kind of thing is one row. What was done is reminded of no more: not written, not
// listed, not sent.

import { readAppointment } from '@bawaba/forms/fields/appointment-code.ts'
import { appointmentStart } from '@bawaba/forms/fields/appointment-start.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { addDays, cairoDate, formatDateTime, formatMoney, poundsOf } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import { raw } from '../../platform/database/index.ts'
import { eachItem } from '../../platform/each-item.ts'
import type { Notices } from './notices.ts'
import type {
  DueAppointment,
  DueDraft,
  DuePayment,
  EndingDraft,
  EndingLetter,
  Reminder,
  RemindersStore,
} from './reminders-store.ts'

type Service = { slug: string; label: { ar: string; en: string } }
type Dependencies = {
  store: RemindersStore
  notices: Notices
  /** The services that take requests now. */
  openServices(): readonly Service[]
  /** The name of a service, also of one that is closed. */
  labelOf(slug: string): { ar: string; en: string } | undefined
  /** Those of these appointments at whose time nobody is received any more. */
  closedOf(codes: readonly string[]): Promise<ReadonlySet<string>>
  /** An address of the citizens' app. */
  linkTo(path: string): string
  clock: () => Date
  /** Notified of a reminder that could not be written; the others are. */
  report: (error: unknown) => void
}

/** Days after which somebody is reminded, each once. A draft that is typed into waits anew. Of appointments, the day before. */
export const reminderDays = { draft: [3, 14], payment: [2, 7] } as const
/** How many days before a draft is deleted, and before a letter expires, their people are reminded. */
export const endDays = { draft: 7, letter: 30 } as const
const atOnce = 100

type Kind<Due extends DueDraft> = {
  due(): Promise<Due[]>
  reminderOf(due: Due): Reminder
}

export const createReminders = ({
  store,
  notices,
  openServices,
  labelOf,
  closedOf,
  linkTo,
  clock,
  report,
}: Dependencies) => {
  const drafts: Kind<DueDraft> = {
    due: () => {
      const slugs = openServices().map(({ slug }) => slug)
      return store.dueDrafts(reminderDays.draft, slugs, clock(), atOnce)
    },
    reminderOf: due => {
      const service = openServices().find(({ slug }) => slug === due.serviceSlug)
      return {
        ...due,
        kind: 'draft',
        path: `/services/${due.serviceSlug}/add`,
        notice: notices.write('draftReminder', language => ({
          service: service?.label[language] ?? due.serviceSlug,
        })),
      }
    },
  }
  const payments: Kind<DuePayment> = {
    due: () => store.duePayments(reminderDays.payment, clock(), atOnce),
    reminderOf: due => ({
      ...due,
      kind: 'payment',
      notice: notices.write('paymentReminder', language => ({
        number: due.ID,
        amount: formatMoney(language, poundsOf(due.amount)),
      })),
    }),
  }

  const appointments: Kind<DueAppointment> = {
    due: async () => {
      const now = clock()
      const found = await store.dueAppointments(
        { from: cairoWall(now), until: addDays(cairoDate(now), 1) },
        atOnce,
      )
      // One at a closed door is moved or freed, with a message of its own.
      const closed = await closedOf(found.map(({ code }) => code))
      return found.filter(({ code }) => !closed.has(code))
    },
    reminderOf: ({ code, center, ...due }) => {
      const time = readAppointment(code)
      const starts = time && new Date(appointmentStart(time))
      return {
        ...due,
        kind: 'appointment',
        startsAt: starts,
        notice: notices.write(
          'appointmentReminder',
          language => ({
            number: due.ID,
            center: center[language],
            time: starts ? formatDateTime(language, starts) : code,
          }),
          { moment: starts ?? raw('null') },
        ),
      }
    },
  }

  const draftEnds: Kind<EndingDraft> = {
    due: () => store.endingDrafts(endDays.draft, clock(), atOnce),
    reminderOf: ({ endsAt, ...due }) => {
      // The form of a closed service cannot be opened; its draft stands among one's requests.
      const isOpen = openServices().some(({ slug }) => slug === due.serviceSlug)
      const path = isOpen ? `/services/${due.serviceSlug}/add` : '/inbox'
      return {
        ...due,
        kind: 'draftEnd',
        reminds: 'draft',
        path,
        notice: notices.write('draftEnds', language => ({
          service: labelOf(due.serviceSlug)?.[language] ?? due.serviceSlug,
          until: formatEnd(language, endsAt, { now: clock() }),
          link: linkTo(path),
        })),
      }
    },
  }
  const letterEnds: Kind<EndingLetter> = {
    due: () => store.endingLetters(endDays.letter, cairoDate(clock()), atOnce),
    reminderOf: ({ validUntil, ...due }) => ({
      ...due,
      kind: 'letter',
      notice: notices.write('letterEnds', language => ({
        service: labelOf(due.serviceSlug)?.[language] ?? due.serviceSlug,
        number: due.ID,
        until: formatEnd(language, validUntil, { now: clock() }),
      })),
    }),
  }

  const remind = async <Due extends DueDraft>({ due, reminderOf }: Kind<Due>): Promise<number> => {
    let written = 0
    for (;;) {
      const found = await due()
      let here = 0
      await eachItem(found, {
        work: async each => {
          if (await store.write(reminderOf(each), clock())) here += 1
        },
        putOff: async (_, error) => report(error),
      })
      written += here
      // Where nothing of a full page could be written, others are at it.
      if (found.length < atOnce || here === 0) return written
    }
  }

  return {
    /** Writes every reminder that is due; answers how many. */
    run: async (): Promise<number> => {
      let written = 0
      const count = (added: number) => {
        written += added
      }
      // A fault of one kind keeps nobody's appointment from being reminded of.
      await remind(drafts).then(count, report)
      await remind(payments).then(count, report)
      await remind(appointments).then(count, report)
      await remind(draftEnds).then(count, report)
      await remind(letterEnds).then(count, report)
      return written
    },
  }
}
