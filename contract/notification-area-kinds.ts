// What people who asked for it read of an interruption where they live: that it is confirmed, over, or none was found. Rows of
// notification-kinds.ts.

export const areaKindRows = {
  disruptionConfirmed: {
    topic: 'offers',
    hours: { urgency: 'now', uselessAfter: { hours: 6 } },
    label: { ar: 'انقطاع خدمة تأكد في منطقة', en: 'Interruption confirmed in an area' },
    placeholders: ['service', 'center', 'until', 'link'],
    required: 3,
    title: { ar: 'تأكد الانقطاع في منطقتك', en: 'The interruption in your area is confirmed' },
    text: {
      ar: '{service} مقطوعة في {center}. العودة المتوقعة: {until}. {link}',
      en: '{service} is out in {center}. Expected back: {until}. {link}',
    },
  },
  disruptionOver: {
    topic: 'offers',
    hours: { urgency: 'now', uselessAfter: { hours: 3 } },
    label: { ar: 'انقطاع خدمة انتهى', en: 'Interruption over' },
    placeholders: ['service', 'center', 'link'],
    required: 2,
    title: { ar: 'انتهى الانقطاع في منطقتك', en: 'The interruption in your area is over' },
    text: {
      ar: 'عادت {service} إلى {center}. إن كانت ما زالت مقطوعة عندك فأبلغ من جديد: {link}',
      en: '{service} is back in {center}. If yours is still out, report it again: {link}',
    },
  },
  disruptionUnconfirmed: {
    topic: 'offers',
    hours: { urgency: 'day', uselessAfter: { days: 1 } },
    label: { ar: 'انقطاع خدمة لم يتأكد', en: 'Interruption not confirmed' },
    placeholders: ['center', 'link'],
    required: 1,
    title: { ar: 'لم يتأكد الانقطاع', en: 'No interruption was found' },
    text: {
      ar: 'لم نجد انقطاعًا في {center}. إن بقي عندك فاتصل بنا: {link}',
      en: 'We found no interruption in {center}. If yours goes on, call us: {link}',
    },
  },
} as const
