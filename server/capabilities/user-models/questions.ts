// Questions about a person.

import { countries } from './countries.ts'
import type { Question } from './fields.ts'

const text = (label: Question['label'], more: Partial<Question> = {}): Question => ({
  label,
  type: 'String',
  uniforms: { type: 'text' },
  min: 1,
  max: 100,
  ...more,
})
// No digit of any script and no sign of a program; the letters of every language are fine.
const name = { regExp: '^[^0-9<>@#$%&*=+/|"_{};:?!]+$' } as const
const writtenName = {
  ar: 'اكتب الاسم بالحروف وحدها، كما في البطاقة أو جواز السفر',
  en: 'Use letters alone, as on the card or passport',
}

export const firstName = text(
  { ar: 'الاسم الأول', en: 'First name' },
  { ...name, customRegexError: writtenName },
)
export const lastName = text(
  { ar: 'باقي الاسم', en: 'Other names' },
  {
    ...name,
    customRegexError: writtenName,
    hint: { ar: 'كما في البطاقة أو جواز السفر', en: 'As on your card or passport' },
  },
)
export const englishFullName = text(
  { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
  {
    optional: true,
    // Letters of every language written in Latin script (é, ü, ł), apostrophes as keyboards type them, hyphens.
    regExp: "^[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ][A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ̀-ͯ'’ʼ .\\-]*$",
    customRegexError: { ar: 'اكتب الاسم بالحروف اللاتينية', en: 'Use Latin letters' },
    hint: { ar: 'يظهر في الصفحات الإنجليزية', en: 'Shown on English pages' },
  },
)
export const userImage: Question = {
  label: { ar: 'صورتك', en: 'Your photo' },
  hint: { ar: 'ملف JPG أو PNG، حتى ٥ ميجابايت', en: 'A JPG or PNG file, up to 5 MB' },
  type: 'Array',
  uniforms: { type: 'fileUpload' },
  optional: true,
  maxCount: 1,
  maxSize: 5 * 1024 * 1024,
  extensions: ['jpg', 'jpeg', 'png'],
}

export const identity: Question = {
  label: { ar: 'بماذا تثبت شخصيتك؟', en: 'How do you prove who you are?' },
  type: 'String',
  uniforms: {
    type: 'radio',
    options: [
      { value: 'NATIONAL_ID', label: { ar: 'الرقم القومي المصري', en: 'Egyptian national ID' } },
      { value: 'PASSPORT', label: { ar: 'جواز سفر', en: 'Passport' } },
    ],
  },
}
export const nationalId: Question = {
  label: { ar: 'الرقم القومي', en: 'National ID' },
  hint: { ar: '١٤ رقمًا، في الوجه الأمامي للبطاقة', en: '14 digits, on the front of the card' },
  type: 'String',
  uniforms: { type: 'nationalId' },
  sensitive: true,
  conditionalField: { field: 'identity', is: 'equals', value: 'NATIONAL_ID' },
}
const byPassport = { conditionalField: { field: 'identity', is: 'equals', value: 'PASSPORT' } } as const
export const nationality: Question = {
  label: { ar: 'الجنسية', en: 'Nationality' },
  type: 'String',
  uniforms: {
    type: 'select',
    options: countries.map(country => ({ value: country.code, label: country.name })),
  },
  ...byPassport,
}
export const passportNumber: Question = text(
  { ar: 'رقم جواز السفر', en: 'Passport number' },
  {
    min: 5,
    max: 20,
    regExp: '^[A-Za-z0-9]+$',
    customRegexError: {
      ar: 'رقم جواز السفر حروف لاتينية وأرقام بلا مسافات، مثل \u2066A12345678\u2069',
      en: 'A passport number is Latin letters and digits without spaces, such as A12345678',
    },
    sensitive: true,
    ...byPassport,
  },
)

export const mobile: Question = {
  label: { ar: 'رقم الهاتف المحمول', en: 'Mobile number' },
  hint: {
    ar: 'تدخل به إلى حسابك. من خارج مصر اكتب مفتاح الدولة، مثل \u2066+971501234567\u2069',
    en: 'You sign in with it. Outside Egypt write the country code, such as +971501234567',
  },
  type: 'String',
  uniforms: { type: 'mobile' },
}
export const email: Question = {
  label: { ar: 'البريد الإلكتروني', en: 'E-mail address' },
  hint: { ar: 'نرسل إليه رابطًا للتأكيد', en: 'We send a link there to confirm it' },
  type: 'String',
  uniforms: { type: 'email' },
}
export const address: Question = {
  label: { ar: 'عنوان السكن', en: 'Home address' },
  type: 'String',
  uniforms: { type: 'textarea' },
  max: 400,
  optional: true,
}
export const language: Question = {
  label: { ar: 'لغة الرسائل', en: 'Language of messages' },
  type: 'String',
  uniforms: {
    type: 'radio',
    options: [
      { value: 'ar', label: { ar: 'العربية', en: 'Arabic' } },
      { value: 'en', label: { ar: 'الإنجليزية', en: 'English' } },
    ],
  },
}
