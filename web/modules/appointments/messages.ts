// Words of the choice of an appointment.

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  appointments: { ar: 'المواعيد', en: 'Appointments' },
  center: { ar: 'المركز', en: 'Center' },
  day: { ar: 'اليوم', en: 'Day' },
  time: { ar: 'الوقت، بتوقيت القاهرة', en: 'Time, by Cairo’s clock' },
  none: {
    ar: 'لا توجد مواعيد متاحة في هذا المركز الآن.',
    en: 'This center has no appointments to offer now.',
  },
  full: { ar: 'اكتمل العدد', en: 'Full' },
  free: {
    ar: {
      zero: 'اكتمل العدد',
      one: 'مكان واحد متاح',
      two: 'مكانان متاحان',
      few: '{count} أماكن متاحة',
      many: '{count} مكانًا متاحًا',
      other: '{count} مكان متاح',
    },
    en: { one: '{count} place free', other: '{count} places free' },
  },
  holding: { ar: 'جارٍ حجز الموعد…', en: 'Holding the appointment…' },
  held: {
    ar: {
      zero: 'الموعد محجوز لك حتى {time}.',
      one: 'الموعد محجوز لك حتى {time}: باقٍ دقيقة واحدة.',
      two: 'الموعد محجوز لك حتى {time}: باقٍ دقيقتان.',
      few: 'الموعد محجوز لك حتى {time}: باقٍ {count} دقائق.',
      many: 'الموعد محجوز لك حتى {time}: باقٍ {count} دقيقة.',
      other: 'الموعد محجوز لك حتى {time}: باقٍ {count} دقيقة.',
    },
    en: {
      one: 'The appointment is held for you until {time}: {count} minute left.',
      other: 'The appointment is held for you until {time}: {count} minutes left.',
    },
  },
  whatThen: {
    ar: 'أرسل النموذج قبل ذلك، وإلا صار الموعد متاحًا لغيرك.',
    en: 'Send the form before then; afterwards others can take it.',
  },
  over: {
    ar: 'انتهى حجز الموعد، وصار متاحًا لغيرك.',
    en: 'The appointment is no longer held for you: others can take it.',
  },
  again: { ar: 'حجزه مرة أخرى', en: 'Hold it again' },
} as const satisfies Messages
