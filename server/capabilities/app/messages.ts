// The portal's own name and lines, until staff manage them as content.

export const messages = {
  title: { ar: 'بوابة', en: 'Bawaba' },
  description: {
    ar: 'بوابة الخدمات الحكومية الإلكترونية: قدّم طلبك وتابعه من أي مكان.',
    en: 'The government e-services portal: send your request and follow it from anywhere.',
  },
  hotline: { ar: 'الخط الساخن', en: 'Hotline' },
  hours: {
    ar: 'يوميًا من ٨ صباحًا إلى ١٢ منتصف الليل بتوقيت القاهرة',
    en: 'Every day, 8:00 to 24:00, Cairo time',
  },
} as const
