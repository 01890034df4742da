// The texts of the templates of notifications.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  title: { ar: 'قوالب الإشعارات', en: 'Notification templates' },
  explain: {
    ar: 'كلمات البوابة في كل إشعار. بلا قالب، أو بقالب متوقف، تُرسل الكلمات القياسية.',
    en: 'The portal’s words in each notification. Without a template, or with one that is off, the standard words are sent.',
  },
  add: { ar: 'كتابة قالب', en: 'Write a template' },
  addFor: { ar: 'كتابة قالب: {kind}', en: 'Write a template: {kind}' },
  back: { ar: 'قوالب الإشعارات', en: 'Notification templates' },
  standard: { ar: 'الكلمات القياسية', en: 'Standard words' },
  on: { ar: 'مفعَّل', en: 'On' },
  off: { ar: 'متوقف', en: 'Off' },
  allServices: { ar: 'كل الخدمات', en: 'All services' },
  allStages: { ar: 'كل المراحل', en: 'All stages' },
  changedBy: { ar: 'عدّله {name}، {time}', en: 'Changed by {name}, {time}' },
  edit: { ar: 'تعديل', en: 'Edit' },
  delete: { ar: 'حذف', en: 'Delete' },
  activate: { ar: 'تفعيل', en: 'Activate' },
  deactivate: { ar: 'إيقاف', en: 'Deactivate' },
  of: { ar: '{act}: {kind}', en: '{act}: {kind}' },
  confirmDelete: { ar: 'حذف القالب؟', en: 'Delete the template?' },
  deleteEffect: {
    ar: 'تُرسل بعد ذلك كلمات القالب الأعم، أو الكلمات القياسية.',
    en: 'From then on the words of the more general template are sent, or the standard words.',
  },
  confirmActivate: { ar: 'تفعيل القالب؟', en: 'Activate the template?' },
  activateEffect: {
    ar: 'تُرسل كلماته من الإشعار التالي.',
    en: 'Its words are sent from the next notification on.',
  },
  confirmDeactivate: { ar: 'إيقاف القالب؟', en: 'Deactivate the template?' },
  confirmSave: { ar: 'حفظ القالب؟', en: 'Save the template?' },
  saveEffectOn: {
    ar: 'تُرسل هذه الكلمات من الإشعار التالي إلى كل من يخصه.',
    en: 'These words are sent from the next notification on, to everybody it concerns.',
  },
  saveEffectOff: {
    ar: 'القالب متوقف: لا تُرسل كلماته حتى يُفعَّل.',
    en: 'The template is off: its words are not sent until it is activated.',
  },
  created: { ar: 'أُضيف القالب.', en: 'The template is added.' },
  updated: { ar: 'حُفظ القالب.', en: 'The template is saved.' },
  savedWaiting: {
    ar: 'حُفظ القالب موقوفًا: يفعّله مدير آخر، لأنه يحمل رمزًا أو رابطًا أو يخص حسابًا.',
    en: 'The template is saved and off. Another administrator has to switch it on: it carries a code or a link, or is about an account.',
  },
  deleted: { ar: 'حُذف القالب.', en: 'The template is deleted.' },
  activated: { ar: 'فُعّل القالب.', en: 'The template is on.' },
  deactivated: { ar: 'أُوقف القالب.', en: 'The template is off.' },
  conflict: {
    ar: 'عدّل غيرك هذا القالب. راجع ما كتبه ثم احفظ.',
    en: 'Somebody else changed this template. See what they wrote, then save again.',
  },
  failed: { ar: 'لم يُحفظ القالب. حاول مرة أخرى.', en: 'The template was not saved. Try again.' },
  gone: { ar: 'هذا القالب غير موجود.', en: 'There is no such template.' },

  kind: { ar: 'نوع الإشعار', en: 'Kind of notification' },
  service: { ar: 'الخدمة', en: 'Service' },
  stage: { ar: 'مرحلة الطلب', en: 'Stage of the request' },
  language: { ar: 'لغة القارئ', en: 'Reader’s language' },
  bothLanguages: { ar: 'اللغتان', en: 'Both languages' },
  active: { ar: 'مفعَّل: تُرسل هذه الكلمات', en: 'On: these words are sent' },
  inArabic: { ar: 'بالعربية', en: 'In Arabic' },
  inEnglish: { ar: 'بالإنجليزية', en: 'In English' },
  'title-ar': { ar: 'العنوان بالعربية', en: 'Title in Arabic' },
  'title-en': { ar: 'العنوان بالإنجليزية', en: 'Title in English' },
  'text-ar': { ar: 'النص بالعربية', en: 'Text in Arabic' },
  'text-en': { ar: 'النص بالإنجليزية', en: 'Text in English' },
  placeholders: { ar: 'أدرج في النص:', en: 'Insert into the text:' },
  insert: { ar: 'إدراج {name}', en: 'Insert {name}' },
  needed: { ar: 'لازم', en: 'required' },
  sms: {
    ar: {
      zero: 'لا رسالة نصية',
      one: 'رسالة نصية واحدة',
      two: 'رسالتان نصيتان',
      few: '{count} رسائل نصية',
      many: '{count} رسالة نصية',
      other: '{count} رسالة نصية',
    },
    en: { zero: 'No SMS', one: '1 SMS', other: '{count} SMS' },
  },
  smsLeft: { ar: '{encoding}، الباقي {left}', en: '{encoding}, {left} left' },
  smsHint: {
    ar: 'يُحسب بعد إدراج القيم: قد يزيد مع أسماء أطول.',
    en: 'Counted with values filled in; longer names may add one.',
  },
  save: { ar: 'حفظ القالب', en: 'Save the template' },

  required: { ar: 'أدخل {field}', en: 'Enter: {field}' },
  tooLong: { ar: 'اختصر {field} إلى {most} حرفًا على الأكثر', en: '{field}: {most} characters or fewer' },
  badBrackets: {
    ar: 'في {field} أقواس لا معنى لها. أدرج القيم من الأزرار.',
    en: '{field} has brackets that mean nothing. Insert values by the buttons.',
  },
  unknownPlaceholder: {
    ar: 'هذا النوع لا يعرف {name}. احذفها من {field}.',
    en: 'This kind does not know {name}. Remove it from: {field}.',
  },
  foreignLink: {
    ar: 'احذف {name} من {field}: لا تُذكر في الإشعارات إلا مواقع البوابة، وروابطها تبدأ بـ https://',
    en: 'Remove {name} from: {field}. Notifications name the portal’s own sites only, with links that begin with https://',
  },
  placeholderMissing: {
    ar: 'أدرج {name} في {field}: لا يُفهم الإشعار بدونها.',
    en: 'Insert {name}. Without it the notification cannot be understood: {field}.',
  },
  notOfRequests: {
    ar: 'هذا النوع واحد لكل الخدمات والمراحل.',
    en: 'This kind is the same for all services and stages.',
  },

  preview: { ar: 'معاينة', en: 'Preview' },
  previewNumber: { ar: 'رقم طلب حقيقي', en: 'Number of a real request' },
  previewHint: {
    ar: 'بلا رقم تُعرض أمثلة. المعاينة على طلب تُسجَّل ضمن من اطلع عليه.',
    en: 'Without a number, examples are shown. Looking at a request is recorded for its owner.',
  },
  previewAct: { ar: 'عرض المعاينة', en: 'Show preview' },
  previewNone: { ar: 'لا يوجد طلب بهذا الرقم', en: 'There is no request with this number' },
  previewFailed: { ar: 'لم تُعرض المعاينة. حاول مرة أخرى.', en: 'The preview was not shown. Try again.' },
  arabicReaders: { ar: 'من يقرأ بالعربية فقط', en: 'Arabic readers only' },
  englishReaders: { ar: 'من يقرأ بالإنجليزية فقط', en: 'English readers only' },
} as const satisfies Messages
