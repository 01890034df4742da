// What a code comes with. The sentence says what it opens, so that nobody gives it away for something else.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  subject: { ar: 'رمز التأكيد', en: 'Your code' },
  'sign-in': {
    ar: 'رمز الدخول إلى بوابة الخدمات: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} is your code to sign in to the services portal. It expires in 5 minutes. Do not share it with anyone.',
  },
  'step-up': {
    ar: 'رمز تغيير وسائل الدخول: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} is your code to change how you sign in. It expires in 5 minutes. Do not share it with anyone.',
  },
  prove: {
    ar: 'رمز تأكيد أنك صاحب الحساب: {code}. صالح خمس دقائق. لا تعطه لأحد.',
    en: '{code} confirms that the account is yours. It expires in 5 minutes. Do not share it with anyone.',
  },
  mobile: {
    ar: 'رمز تأكيد رقم هاتفك: {code}. صالح خمس دقائق.',
    en: '{code} confirms your mobile number. It expires in 5 minutes.',
  },
  owner: {
    ar: 'رمز السماح للموظف بأن يعمل نيابةً عنك: {code}. صالح خمس دقائق. لا تعطه إلا لمن يخدمك الآن.',
    en: '{code} lets the person serving you act for you. It expires in 5 minutes. Give it to nobody else.',
  },
  account: {
    ar: 'رمز فتح حساب لك في بوابة الخدمات: {code}. صالح خمس دقائق. أعطه فقط للموظف الذي يخدمك الآن.',
    en: '{code} opens an account for you in the services portal. It expires in 5 minutes. Give it only to the employee serving you now.',
  },
  track: {
    ar: 'رمز عرض حالة طلبك على بوابة الخدمات: {code}. صالح خمس دقائق.',
    en: '{code} shows the status of your request in the services portal. It expires in 5 minutes.',
  },
} as const satisfies Messages
