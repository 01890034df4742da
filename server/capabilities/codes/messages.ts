// What a code comes with. The sentence says what it opens, so that nobody gives it away for something else.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  subject: { ar: 'رمز التأكيد', en: 'Your code' },
  'sign-in': {
    ar: 'رمز الدخول إلى بوابة الخدمات: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} is your code to sign in to the services portal. It is good for five minutes. Give it to nobody.',
  },
  'step-up': {
    ar: 'رمز تغيير وسائل الدخول: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} is your code to change how you sign in. It is good for five minutes. Give it to nobody.',
  },
  prove: {
    ar: 'رمز تأكيد أنك صاحب الحساب: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} confirms that the account is yours. It is good for five minutes. Give it to nobody.',
  },
  reset: {
    ar: 'رمز تغيير كلمة المرور: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} is your code to reset your password. It is good for five minutes. Give it to nobody.',
  },
  mobile: {
    ar: 'رمز تأكيد رقم هاتفك: {code}. صالح خمس دقائق.',
    en: '{code} confirms your mobile number. It is good for five minutes.',
  },
  owner: {
    ar: 'رمز السماح للموظف بأن يعمل نيابةً عنك: {code}. صالح خمس دقائق. لا تعطه إلا لمن يخدمك الآن.',
    en: '{code} lets the person serving you act for you. It is good for five minutes. Give it to nobody else.',
  },
  track: {
    ar: 'رمز عرض حالة طلبك على بوابة الخدمات: {code}. صالح خمس دقائق.',
    en: '{code} shows the status of your request in the services portal. It is good for five minutes.',
  },
} as const satisfies Messages
