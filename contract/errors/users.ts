// Codes about managing staff, and about the links that set a password.

import type { ErrorRows } from './row.ts'

export const userErrors = {
  TEXT_BY_ADMINISTRATORS: {
    status: 403,
    client: 'show',
    ar: 'يعدّل هذا النص مدير النظام وحده: هو من نصوص البوابة، أو فيه رمز أو رابط.',
    en: 'Only an administrator can change this text: it is one of the portal’s, or holds a code or a link.',
  },
  NOT_ONESELF: {
    status: 422,
    client: 'show',
    ar: 'لا يمكنك تعطيل حسابك أو سحب صلاحية إدارة المستخدمين من نفسك. اطلب ذلك من مسؤول آخر.',
    en: 'You cannot disable your own account or give up managing users yourself. Ask another administrator.',
  },
  OWN_ROLES: {
    status: 422,
    client: 'show',
    ar: 'لا يمكنك أن تضيف إلى حسابك صلاحية أو خدمة أو فريقًا أو مركزًا آخر. اطلب ذلك من مسؤول آخر.',
    en: 'You cannot give your own account more roles, services or teams, or another center. Ask another administrator.',
  },
  SECOND_ADMINISTRATOR: {
    status: 422,
    client: 'show',
    ar: 'أنت من اقترح هذه الصلاحيات. يؤكدها مسؤول آخر.',
    en: 'You proposed these roles. Another administrator has to confirm them.',
  },
  SECOND_WORDING: {
    status: 422,
    client: 'show',
    ar: 'أنت من كتب هذه الكلمات. يفعّلها مدير آخر لأنها تحمل رمزًا أو رابطًا أو تخص حسابًا.',
    en: 'You wrote these words. Another administrator has to activate them: they carry a code or a link, or are about an account.',
  },
  NO_EMAIL: {
    status: 422,
    client: 'show',
    ar: 'لا يوجد بريد إلكتروني لهذا الحساب. أضفه أولًا، ثم أرسل الرابط.',
    en: 'This account has no e-mail address. Add one first, then send the link.',
  },
  NOT_NOW: {
    status: 422,
    client: 'show',
    ar: 'حالة الحساب لا تسمح بهذا الإجراء الآن. حدّث الصفحة لترى حالته.',
    en: 'The account is not in a state for this. Refresh the page to see how it stands.',
  },
  LINK_NOT_GOOD: {
    status: 422,
    client: 'show',
    ar: 'هذا الرابط استُخدم من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا من مدير النظام.',
    en: 'This link has been used or has expired. Ask the administrator for a new one.',
  },
  CSV_TOO_LARGE: {
    status: 422,
    client: 'show',
    ar: 'الملف أكبر من {megabytes} م.ب أو فيه أكثر من {rows} صف. قسّمه إلى ملفات أصغر.',
    en: 'The file is larger than {megabytes} MB or has more than {rows} rows. Divide it into smaller files.',
  },
  CSV_NOT_UTF8: {
    status: 422,
    client: 'show',
    ar: 'الملف ليس بترميز UTF-8. يبدو أنه بترميز {encoding}. احفظه من جديد بصيغة «CSV UTF-8» ثم ارفعه.',
    en: 'The file is not in UTF-8. It looks like {encoding}. Save it again as "CSV UTF-8", then upload it.',
  },
  CSV_BROKEN: {
    status: 422,
    client: 'show',
    ar: 'تعذرت قراءة الملف عند السطر {line}: علامة اقتباس لم تُغلق أو رمز لا يُكتب في النصوص.',
    en: 'The file could not be read at line {line}: a quotation mark is left open, or there is a character that is no text.',
  },
  CSV_COLUMNS: {
    status: 422,
    client: 'show',
    ar: 'السطر الأول يسمّي الأعمدة. غير معروف أو ناقص أو مكرر: {columns}',
    en: 'The first line names the columns. Unknown, missing or twice: {columns}',
  },
} as const satisfies ErrorRows
