// One name for one thing: what the texts that people read call each idea, and the other names that none of them uses.
// Every message of the project and every text of a programme is held against it by `terms.test.ts`.

export type Term = { idea: string; en: string; ar: string; notEn?: RegExp; notAr?: RegExp }

export const terms: readonly Term[] = [
  {
    idea: 'whoever decides requests',
    en: 'case officer',
    ar: 'موظف الطلبات',
    notEn: /case worker|reviewer/i,
    notAr: /موظف المراجعة|مراجع (ال)?طلبات/,
  },
  {
    idea: 'whoever leads them',
    en: 'supervisor',
    ar: 'مشرف',
    notEn: /team lead|manager of the desk/i,
    notAr: /رئيس الفريق/,
  },
  {
    idea: 'whoever runs the portal',
    en: 'administrator',
    ar: 'مدير النظام',
    notEn: /\b(sys)?admin\b/i,
    notAr: /مسؤول النظام|الأدمن/,
  },
  {
    idea: 'entering the portal',
    en: 'sign in',
    ar: 'تسجيل الدخول',
    notEn: /\blog ?(in|on)\b/i,
    notAr: /الولوج/,
  },
  { idea: 'leaving the portal', en: 'sign out', ar: 'تسجيل الخروج', notEn: /\blog ?(out|off)\b/i },
  {
    idea: 'the secret of an account',
    en: 'password',
    ar: 'كلمة المرور',
    notEn: /\bpass ?(code|phrase)\b/i,
    notAr: /كلمة السر|الرقم السري/,
  },
  {
    idea: 'digits that were sent',
    en: 'code',
    ar: 'رمز',
    notEn: /\b(OTP|PIN|one-time password)\b/,
    // What is paid with at a payment point has a name of its own, كود الدفع; so has a prepaid meter, عداد كودي.
    notAr: /كود(?! دفع| الدفع|ي)|الرقم التأكيدي/,
  },
  {
    idea: 'where codes arrive',
    en: 'mobile number',
    ar: 'رقم الهاتف المحمول',
    notEn: /\b(cell(phone)?|telephone) number\b/i,
    notAr: /الجوال|الموبايل|الموبيل/,
  },
  {
    idea: 'electronic mail',
    en: 'e-mail',
    ar: 'البريد الإلكتروني',
    notEn: /\bemail\b/i,
    notAr: /الإيميل|البريد الالكتروني/,
  },
  {
    idea: 'number of a citizen',
    en: 'national ID',
    ar: 'الرقم القومي',
    notEn: /\b(identity|ID card) number\b/i,
    notAr: /الرقم الوطني|رقم الهوية/,
  },
  {
    idea: 'what was asked of the state',
    en: 'request',
    ar: 'طلب',
    notEn: /\b(ticket number|application number|transaction number)\b/i,
    notAr: /رقم المعاملة|التذكرة/,
  },
  {
    idea: 'answers not sent yet',
    en: 'draft',
    ar: 'مسودة',
    notEn: /unsent form/i,
    notAr: /المسوّدة|نسخة أولية/,
  },
  {
    idea: 'narrowing a list',
    en: 'filter',
    ar: 'تصفية',
    notEn: /criteri(a|on)/i,
    notAr: /فلتر|شروط القائمة|إضافة شرط/,
  },
  {
    idea: 'office that serves',
    en: 'service center',
    ar: 'مركز الخدمة',
    notEn: /service centre/i,
    notAr: /مركز الخدمات/,
  },
  {
    idea: 'doing something again after a failure',
    en: 'try again',
    ar: 'حاول مرة أخرى',
    notEn: /\bretry\b/i,
    notAr: /أعد المحاولة|حاول من جديد/,
  },
  {
    idea: 'the telephone that helps',
    en: 'hotline',
    ar: 'الخط الساخن',
    notEn: /help ?line|call cent(er|re)/i,
    notAr: /خط المساعدة/,
  },
]

/** The names in a pair of texts that the idea does not go by. */
export const strangeTerms = ({ ar, en }: { ar: string; en: string }): string[] =>
  terms.flatMap(({ idea, notAr, notEn }) =>
    [notAr?.exec(ar), notEn?.exec(en)].flatMap(found => (found ? [`${idea}: ${found[0]}`] : [])),
  )
