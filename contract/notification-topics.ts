// What people are notified of, by topic, and by which channels: each person chooses, but for what the law wants them to read.

import type { Text } from '@bawaba/language/index.ts'
import { minutesOfDay } from '@bawaba/language/time-of-day.ts'

type Row = {
  label: Text
  hint: Text
  /** Legal notices and what guards an account: in the portal and by SMS whatever a person chose. Why, for its readers. */
  locked?: Text
  /** By which channels is no choice at all: the portal knows where to reach somebody safely. */
  isFixed?: true
  readers: readonly ('citizen' | 'staff')[]
  /** What holds where a person has chosen nothing, where that is not as for the rest. */
  standard?: TopicChoice
}

export const topicRows = {
  decisions: {
    label: { ar: 'القرارات والمهل', en: 'Decisions and deadlines' },
    hint: {
      ar: 'قرار في طلبك، أو ما يُطلب منك قبل موعد',
      en: 'A decision on your request, or something you must do by a date',
    },
    locked: {
      ar: 'إشعارات قانونية: يبدأ منها حساب المهل، ولا يمكن إيقافها.',
      en: 'Legal notices: time limits run from them, so they cannot be switched off.',
    },
    readers: ['citizen'],
  },
  account: {
    label: { ar: 'حسابك وأمانه', en: 'Your account and its security' },
    hint: { ar: 'إنشاء الحساب ورموز الدخول وتغيير الرقم', en: 'Signing up, codes, a changed number' },
    locked: {
      ar: 'تحمي حسابك، ولا يمكن إيقافها.',
      en: 'They protect your account, so they cannot be switched off.',
    },
    isFixed: true,
    readers: ['citizen', 'staff'],
  },
  requests: {
    label: { ar: 'متابعة الطلبات', en: 'Progress of your requests' },
    hint: { ar: 'إرسال الطلب وانتقاله والتعليقات عليه', en: 'A request sent, moved on or commented on' },
    readers: ['citizen'],
  },
  payments: {
    label: { ar: 'المدفوعات', en: 'Payments' },
    hint: { ar: 'ما وصل وما لم يُسدد وما رُد إليك', en: 'What arrived, what failed, what was refunded' },
    readers: ['citizen'],
  },
  reminders: {
    label: { ar: 'التذكير', en: 'Reminders' },
    hint: {
      ar: 'مسودة لم تُرسل، أو رسوم لم تُسدد، أو موعد اقترب',
      en: 'A form not sent yet, a fee not paid yet, an appointment coming up',
    },
    readers: ['citizen'],
  },
  offers: {
    label: { ar: 'ما يصبح متاحًا', en: 'What becomes available' },
    hint: { ar: 'ما طلبت إخطارك به', en: 'What you asked to be notified of' },
    readers: ['citizen'],
  },
  work: {
    label: { ar: 'العمل على الطلبات', en: 'Work on requests' },
    hint: { ar: 'مواعيد الطلبات ورسائل الخدمات عنها', en: 'Due dates, and what services say of requests' },
    readers: ['staff'],
  },
  assignments: {
    label: { ar: 'الطلبات المسندة إليك', en: 'Requests assigned to you' },
    hint: { ar: 'طلب أسنده إليك مشرف', en: 'A request that a supervisor assigned to you' },
    readers: ['staff'],
    standard: { inApp: true, sms: false, email: false },
  },
} as const satisfies Record<string, Row>

export type Topic = keyof typeof topicRows
export const topics = Object.keys(topicRows) as Topic[]
const rowOf = (topic: Topic): Row => topicRows[topic]
/** Why nobody can switch a topic off; undefined where they can. */
export const lockOf = (topic: Topic): Text | undefined => rowOf(topic).locked
export const topicsFor = (reader: 'citizen' | 'staff'): Topic[] =>
  topics.filter(topic => rowOf(topic).readers.includes(reader))

export const notificationChannels = ['inApp', 'sms', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]
export type TopicChoice = Record<NotificationChannel, boolean>

/** In the portal and by SMS. Without a number, an e-mail stands for the SMS. */
const standardChoice: TopicChoice = { inApp: true, sms: true, email: false }
/** What holds of a topic where a person has chosen nothing. */
export const standardChoiceOf = (topic: Topic): TopicChoice => rowOf(topic).standard ?? standardChoice
/** Whether a channel of a topic stays as it is whatever is chosen; of legal notices an e-mail besides is a choice. */
export const isFixed = (topic: Topic, channel: NotificationChannel): boolean =>
  lockOf(topic) !== undefined && (standardChoiceOf(topic)[channel] || rowOf(topic).isFixed === true)

/** A time of day as it is stored: minutes since midnight in Cairo. `24:00` is none. */
export const minutesOf = (time: string): number | undefined =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? minutesOfDay(time) : undefined
