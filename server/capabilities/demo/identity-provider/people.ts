// The identities of the demo provider. Nobody is asked for a password: they exist to show what each of them leads to.

import type { Text } from '@bawaba/language/index.ts'

export type DemoIdentity = {
  subject: string
  name: Text
  /** What it shows. */
  note: Text
  claims: Record<string, unknown>
}

export const demoIdentities: readonly DemoIdentity[] = [
  {
    subject: 'demo-noha',
    name: { ar: 'نهى محمود عبد الرحمن', en: 'Noha Mahmoud Abdelrahman' },
    note: {
      ar: 'رقم هاتفها مؤكد وهو رقم حسابها في البوابة',
      en: 'Her verified mobile number is the one of her account',
    },
    claims: {
      given_name: 'نهى',
      family_name: 'محمود عبد الرحمن',
      phone_number: '+201012345678',
      phone_number_verified: true,
    },
  },
  {
    subject: 'demo-samir',
    name: { ar: 'سمير عادل', en: 'Samir Adel' },
    note: { ar: 'ليس له حساب بعد: يُنشأ له حساب', en: 'Has no account yet: one is made for him' },
    claims: {
      given_name: 'سمير',
      family_name: 'عادل',
      phone_number: '+201099990001',
      phone_number_verified: true,
    },
  },
  {
    subject: 'demo-unproved',
    name: { ar: 'منى فريد', en: 'Mona Farid' },
    note: {
      ar: 'رقم هاتفها هو رقم حساب آخر لكنه غير مؤكد: لا يفتح ذلك الحساب',
      en: 'Her mobile number is another account’s and not verified: it does not open that account',
    },
    claims: {
      given_name: 'منى',
      family_name: 'فريد',
      phone_number: '+201112345678',
      phone_number_verified: false,
      email: 'mona@example.org',
      email_verified: false,
    },
  },
]
