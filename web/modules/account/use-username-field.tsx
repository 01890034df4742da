// By which name one is known: the mobile number of a citizen, the user name of staff, or either where both are accepted.

import type { Messages } from '@bawaba/language/index.ts'
import { readCompact, readIdentifier } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { text as line } from '../../forms/controls/text.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { typedUsername } from './typed-username.tsx'

const messages = {
  mobile: { ar: 'رقم الهاتف المحمول', en: 'Mobile number' },
  usernameOrMobile: { ar: 'رقم الهاتف المحمول أو اسم المستخدم', en: 'Mobile number or user name' },
  username: { ar: 'اسم المستخدم', en: 'User name' },
  mobileMissing: { ar: 'أدخل رقم الهاتف المحمول', en: 'Enter your mobile number' },
  mobileWrong: {
    ar: 'رقم الهاتف المحمول أو كلمة المرور غير مطابق. حاول مرة أخرى.',
    en: 'Mobile number or password does not match. Try again.',
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
      label: text(isCitizen ? messages.mobile : staffName),
      initial: typedUsername(),
      required: text(isCitizen ? messages.mobileMissing : messages.usernameMissing),
      control: line({
        type: isCitizen ? 'tel' : 'text',
        latin: true,
        autoComplete: 'username',
        value: tidy,
      }),
    },
    /** What is said of a name and password that do not match, by what the box is called. */
    wrong: text(isCitizen ? messages.mobileWrong : staffWrong),
  }
}
