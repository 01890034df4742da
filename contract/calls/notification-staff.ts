// Templates of notifications and the messages that go out, for administrators.

import { Type } from 'typebox'
import {
  MessageChannel,
  NotificationPreview,
  NotificationPreviewOrder,
  NotificationTemplate,
  NotificationTemplateOrder,
  OutgoingMessage,
} from '../entities/notification.ts'
import { administering } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, Exists, FilterQuery, IdParams, ListQuery } from './parts.ts'

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) })

export const notificationStaffCalls = defineCalls({
  'GET notificationTemplates': {
    summary: { ar: 'قوالب الإشعارات', en: 'Templates of notifications' },
    tag: 'notifications',
    query: FilterQuery,
    answer: Type.Array(Type.Partial(NotificationTemplate)),
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET notificationTemplates/count': {
    summary: { ar: 'عدد قوالب الإشعارات', en: 'How many templates' },
    tag: 'notifications',
    query: CountQuery,
    answer: Count,
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET notificationTemplates/:id': {
    summary: { ar: 'قالب إشعار', en: 'One template' },
    tag: 'notifications',
    params: IdParams,
    query: FilterQuery,
    answer: Type.Partial(NotificationTemplate),
    policy: administering,
    errors: ['INVALID_FILTER', 'NOT_FOUND'],
  },
  'GET notificationTemplates/:id/exists': {
    summary: { ar: 'هل يوجد قالب إشعار', en: 'Whether there is a template' },
    tag: 'notifications',
    params: IdParams,
    answer: Exists,
    policy: administering,
    errors: [],
  },
  'POST notificationTemplates': {
    summary: {
      ar: 'كتابة قالب إشعار',
      en: 'Write a template; words whose placeholders are missing or unknown are refused',
    },
    tag: 'notifications',
    body: NotificationTemplateOrder,
    answer: NotificationTemplate,
    status: 201,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'TEMPLATE_TAKEN'],
  },
  'PATCH notificationTemplates/:id': {
    summary: {
      ar: 'تغيير قالب إشعار أو تفعيله أو إيقافه',
      en: 'Change a template, switch it on or off; If-Match names the revision seen. An inactive one gives way to the next more general one, and to the standard words in the end',
    },
    tag: 'notifications',
    params: Id,
    body: Type.Partial(NotificationTemplateOrder, { additionalProperties: false, minProperties: 1 }),
    answer: NotificationTemplate,
    policy: administering,
    errors: [
      'VALIDATION_FAILED',
      'TEMPLATE_TAKEN',
      'SECOND_WORDING',
      'NOT_FOUND',
      'CONFLICT',
      'PRECONDITION_REQUIRED',
    ],
  },
  'DELETE notificationTemplates/:id': {
    summary: { ar: 'حذف قالب إشعار', en: 'Delete a template; If-Match names the revision seen' },
    tag: 'notifications',
    params: Id,
    answer: Type.Null(),
    status: 204,
    policy: administering,
    errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'POST notificationTemplates/preview': {
    summary: {
      ar: 'معاينة كلمات إشعار على طلب حقيقي',
      en: 'Words over the facts of a real request by its number, or over examples',
    },
    tag: 'notifications',
    body: NotificationPreviewOrder,
    answer: NotificationPreview,
    policy: administering,
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  'GET outgoingMessages': {
    summary: {
      ar: 'الرسائل الصادرة وما صارت إليه',
      en: 'Messages by SMS and e-mail with what became of them, without their words',
    },
    tag: 'notifications',
    query: ListQuery,
    answer: Type.Array(Type.Partial(OutgoingMessage)),
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET outgoingMessages/count': {
    summary: { ar: 'عدد الرسائل الصادرة', en: 'How many messages' },
    tag: 'notifications',
    query: CountQuery,
    answer: Count,
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET outgoingMessages/channels': {
    summary: {
      ar: 'وسائل الإرسال: هل تصل رسائلها، ومنذ متى تعذرت',
      en: 'Channels by which messages leave: whether everything fails, since when, how many did, and the last answer',
    },
    tag: 'notifications',
    answer: Type.Array(MessageChannel),
    policy: administering,
    errors: [],
  },
  'POST outgoingMessages/resend': {
    summary: {
      ar: 'إعادة إرسال كل ما تعذر إرساله بوسيلة',
      en: 'Try everything that failed by a channel at once, what was given up in the last 30 days too; what has expired or is done stays. Answers how many',
    },
    tag: 'notifications',
    body: Type.Object({ channel: MessageChannel.properties.channel }, { additionalProperties: false }),
    answer: Count,
    policy: administering,
    errors: [],
  },
  'POST outgoingMessages/:id/resend': {
    summary: {
      ar: 'إرسال رسالة مرة أخرى',
      en: 'Send a message again: one that failed at once, one that went out as a new one',
    },
    tag: 'notifications',
    params: Id,
    answer: OutgoingMessage,
    idempotent: true,
    policy: administering,
    errors: ['NOT_FOUND', 'MESSAGE_OVER'],
  },
})
