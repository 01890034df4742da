// Words of proving who a person is, by the document that they show.

import type { Messages } from '@bawaba/language/index.ts'

export const identityMessages = {
  title: { ar: 'إثبات هويته', en: 'Prove their identity' },
  lead: {
    ar: 'إذا حضر الشخص ومعه بطاقته أو جواز سفره، قارن الصورة بصاحبها واكتب الرقم من الوثيقة نفسها. تصله رسالة بذلك.',
    en: 'If the person is here with their ID card or passport, compare the photo and enter the number from the document itself. They are told.',
  },
  document: { ar: 'الوثيقة', en: 'Document' },
  card: {
    ar: 'بطاقة الرقم القومي أو جواز سفر مصري',
    en: 'National ID card or Egyptian passport',
  },
  passport: { ar: 'جواز سفر دولة أخرى', en: 'Passport of another country' },
  country: { ar: 'دولة الجواز', en: 'Country of the passport' },
  chooseCountry: { ar: 'اختر الدولة', en: 'Choose a country' },
  countryMissing: { ar: 'اختر دولة الجواز', en: 'Choose the country of the passport' },
  number: { ar: 'الرقم المدون في الوثيقة', en: 'Number in the document' },
  numberHint: {
    ar: 'للبطاقة والجواز المصري: الرقم القومي. لغيرهما: رقم الجواز.',
    en: 'ID card and Egyptian passport: the national ID. Other passports: the passport number.',
  },
  numberMissing: { ar: 'اكتب الرقم من الوثيقة', en: 'Enter the number from the document' },
  corrects: {
    ar: 'الرقم المكتوب في الحساب خطأ: صححه بما في الوثيقة',
    en: 'The number in the account is wrong: correct it to what the document says',
  },
  prove: { ar: 'إثبات الهوية', en: 'Prove the identity' },
  done: {
    ar: 'أُثبتت الهوية، ووصلت صاحبها رسالة.',
    en: 'The identity is proved, and its owner has been told.',
  },
  failed: { ar: 'لم يكتمل الإجراء. حاول مرة أخرى.', en: 'It did not work. Try again.' },
} as const satisfies Messages
