// What search engines say of the portal.

export const messages = {
  description: {
    ar: 'بوابة الخدمات الحكومية الإلكترونية: قدّم طلبك وتابعه من أي مكان.',
    en: 'The government e-services portal: send your request and follow it from anywhere.',
  },
} as const
