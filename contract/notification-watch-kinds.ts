// What those who watch over others are notified of: administrators of what one of them did and a second has to do too,
// auditors of money that two accounts of one maker handled. Rows of notification-kinds.ts.

export const watchKindRows = {
  wordsProposed: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 14 } },
    label: {
      ar: 'نصوص تنتظر مسؤولًا ثانيًا، لمسؤولي النظام',
      en: 'Words that wait for a second administrator, for administrators',
    },
    placeholders: [],
    required: 0,
    isWatch: true,
    title: { ar: 'نصوص تنتظر مسؤولًا ثانيًا', en: 'Words wait for a second administrator' },
    text: {
      ar: 'غيّر أحد مسؤولي النظام نصوصًا لا تسري إلا بموافقة مسؤول ثانٍ. راجعها واعتمدها أو اتركها.',
      en: 'An administrator changed words that take effect only once a second administrator approves them. Review them, then approve them or leave them.',
    },
  },
  saleEndProposed: {
    topic: 'work',
    hours: { urgency: 'day', uselessAfter: { hours: 24 } },
    label: {
      ar: 'إنهاء بيع ينتظر مسؤولًا ثانيًا، لمسؤولي النظام',
      en: 'End of a sale that waits for a second administrator, for administrators',
    },
    placeholders: ['lot'],
    required: 1,
    isWatch: true,
    title: { ar: 'إنهاء بيع ينتظر مسؤولًا ثانيًا', en: 'The end of a sale waits for a second administrator' },
    text: {
      ar: 'طلب أحد مسؤولي النظام إنهاء البيع في {lot} وفيه من ينتظر دوره. لا ينتهي إلا إذا أنهاه مسؤول ثانٍ خلال يوم.',
      en: 'An administrator wants to end the sale in {lot} while people wait for their turn. It ends only if a second administrator ends it within a day.',
    },
  },
  sharedMaker: {
    topic: 'work',
    hours: { urgency: 'digest', uselessAfter: { days: 30 } },
    label: {
      ar: 'مال تصرّف فيه موظفان أضافهما مسؤول واحد، للمدققين',
      en: 'Money handled by two people whom one administrator added, for auditors',
    },
    placeholders: ['amount'],
    required: 1,
    isWatch: true,
    title: {
      ar: 'مال تصرّف فيه موظفان أضافهما مسؤول واحد',
      en: 'Two people whom one administrator added handled money',
    },
    text: {
      ar: 'اشترك في قيد {amount} أو رده موظفان أضاف حسابيهما المسؤول نفسه. راجع ما فعلاه في سجل التدقيق.',
      en: 'Two people booked or refunded {amount}, and one administrator added both of their accounts. Check what they did in the audit log.',
    },
  },
} as const
