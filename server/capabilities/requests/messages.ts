// What the applicant is told by message. {number} is put in where the number is made, inside the writing statement.

export const messages = {
  filed: {
    ar: 'أُرسل طلبك {service}. رقمه {number}.',
    en: 'Your request {service} has been sent. Its number is {number}.',
  },
  filedFor: {
    ar: 'أرسل {who} طلبك {service} نيابةً عنك. رقمه {number}.',
    en: '{who} has sent your request {service} for you. Its number is {number}.',
  },
  statusChanged: {
    ar: 'طلبك رقم {number}: {status}.',
    en: 'Your request {number}: {status}.',
  },
  commented: {
    ar: 'تعليق جديد على طلبك رقم {number}. سجّل الدخول لقراءته.',
    en: 'There is a new comment on your request {number}. Sign in to read it.',
  },
} as const
