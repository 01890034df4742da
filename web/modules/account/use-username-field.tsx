// The name at sign-in: the mobile number of a citizen, or the national ID or passport number of one whose number passed to
// another person; the user name of staff, or their mobile number as well if both are accepted.

import type { Messages } from '@bawaba/language/index.ts'
import { readCompact, readIdentifier } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { typedUsername } from './typed-username.tsx'

const messages = {
  mobileOrIdentifier: {
    ar: 'رقم الهاتف المحمول أو الرقم القومي أو رقم جواز السفر',
    en: 'Mobile number, national ID or passport number',
  },
  usernameOrMobile: { ar: 'رقم الهاتف المحمول أو اسم المستخدم', en: 'Mobile number or user name' },
  username: { ar: 'اسم المستخدم', en: 'User name' },
  mobileOrIdentifierMissing: {
    ar: 'أدخل رقم الهاتف المحمول أو الرقم القومي أو رقم جواز السفر',
    en: 'Enter your mobile number, national ID or passport number',
  },
  mobileOrIdentifierWrong: {
    ar: 'الرقم أو كلمة المرور غير مطابق. حاول مرة أخرى.',
    en: 'Number or password does not match. Try again.',
  },
  eitherWrong: {
    ar: 'رقم الهاتف المحمول أو اسم المستخدم أو كلمة المرور غير مطابق. حاول مرة أخرى.',
    en: 'Mobile number, user name or password does not match. Try again.',
  },
  usernameWrong: {
    ar: 'اسم المستخدم أو كلمة المرور غير مطابق. حاول مرة أخرى.',
    en: 'User name or password does not match. Try again.',
  },
  usernameMissing: { ar: 'أدخل اسم المستخدم', en: 'Enter your user name' },
} as const satisfies Messages

/** Spaces, dashes and either set of digits are fine in a mobile number. */
const tidy = (username: string): string => {
  const plain = readIdentifier(username)
  return /^[+\d][\d\s\-()./]*$/.test(plain) ? readCompact(plain) : plain.toLowerCase()
}

export const useUsernameField = () => {
  const text = useText()
  const { userSlugs } = useApp()
  const isCitizen = userSlugs.includes('citizen')
  const isNumber = usePortal()?.config.staffUsername === 'mobile'
  const staffName = isNumber ? messages.usernameOrMobile : messages.username
  const staffWrong = isNumber ? messages.eitherWrong : messages.usernameWrong
  return {
    username: {
      label: text(isCitizen ? messages.mobileOrIdentifier : staffName),
      initial: typedUsername(),
      required: text(isCitizen ? messages.mobileOrIdentifierMissing : messages.usernameMissing),
      control: line({
        // A passport number has letters: a telephone's keyboard has none.
        type: 'text',
        latin: true,
        autoComplete: 'username',
        value: tidy,
      }),
    },
    /** What is said of a name and password that do not match, by what the box is called. */
    wrong: text(isCitizen ? messages.mobileOrIdentifierWrong : staffWrong),
  }
}
