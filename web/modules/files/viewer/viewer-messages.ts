// Words of the document viewer.

import type { Messages } from '@bawaba/language/index.ts'

export const viewerMessages = {
  title: { ar: 'عرض المستندات', en: 'Document viewer' },
  view: { ar: 'عرض', en: 'View' },
  position: { ar: 'مستند {number} من {total}', en: 'Document {number} of {total}' },
  page: { ar: 'صفحة {number} من {total}', en: 'Page {number} of {total}' },
  next: { ar: 'المستند التالي', en: 'Next document' },
  previous: { ar: 'المستند السابق', en: 'Previous document' },
  zoomIn: { ar: 'تكبير', en: 'Zoom in' },
  zoomOut: { ar: 'تصغير', en: 'Zoom out' },
  fit: { ar: 'ملاءمة العرض', en: 'Fit to width' },
  rotate: { ar: 'تدوير', en: 'Rotate' },
  download: { ar: 'تنزيل', en: 'Download' },
  close: { ar: 'إغلاق عرض المستندات', en: 'Close document viewer' },
  loading: { ar: 'جارٍ فتح المستند…', en: 'Opening the document…' },
  notViewable: {
    ar: 'لا يمكن عرض هذا النوع من الملفات هنا. نزّل الملف لفتحه.',
    en: 'This type of file cannot be shown here. Download it to open it.',
  },
  failed: {
    ar: 'تعذر فتح المستند. حاول مرة أخرى أو نزّل الملف.',
    en: 'The document did not open. Try again or download it.',
  },
  tryAgain: { ar: 'حاول مرة أخرى', en: 'Try again' },
} as const satisfies Messages
