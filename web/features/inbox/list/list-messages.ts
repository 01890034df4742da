// Words of choosing rows, acting on several at once, and arranging columns.

import type { Messages } from '@bawaba/language/index.ts'

export const listMessages = {
  select: { ar: 'اختيار الطلب {number}', en: 'Select request {number}' },
  selectAll: { ar: 'اختيار كل صفوف الصفحة', en: 'Select all rows of the page' },
  selected: {
    ar: {
      zero: 'لم تختر طلبًا',
      one: 'اخترت طلبًا واحدًا',
      two: 'اخترت طلبين',
      few: 'اخترت {count} طلبات',
      many: 'اخترت {count} طلبًا',
      other: 'اخترت {count} طلب',
    },
    en: {
      zero: 'No requests selected',
      one: '{count} request selected',
      other: '{count} requests selected',
    },
  },
  selectEvery: {
    ar: {
      zero: 'اختيار الكل',
      one: 'اختيار الطلب',
      two: 'اختيار الطلبين',
      few: 'اختيار الطلبات الـ{count}',
      many: 'اختيار الطلبات الـ{count}',
      other: 'اختيار الطلبات الـ{count}',
    },
    en: { zero: 'Select all', one: 'Select {count}', other: 'Select all {count}' },
  },
  clear: { ar: 'إلغاء الاختيار', en: 'Clear' },
  bulk: { ar: 'إجراءات على ما اخترته', en: 'Acts on what is selected' },
  assign: { ar: 'إسناد', en: 'Assign' },
  unassign: { ar: 'إلغاء الإسناد', en: 'Unassign' },
  changeStatus: { ar: 'تغيير الحالة', en: 'Change status' },
  assignTitle: { ar: 'إسناد ما اخترته', en: 'Assign what is selected' },
  assignee: { ar: 'الموظف', en: 'Employee' },
  chooseAssignee: { ar: 'اختر موظفًا', en: 'Select an employee' },
  actTitle: { ar: 'إجراء على ما اخترته', en: 'Act on what is selected' },
  act: { ar: 'الإجراء', en: 'Activity' },
  chooseAct: { ar: 'اختر إجراءً', en: 'Select an activity' },
  noAct: {
    ar: 'لا إجراء يصلح لكل ما اخترته دون أسئلة. افتح كل طلب على حدة.',
    en: 'These requests have no action in common. Open them one by one.',
  },
  oneService: {
    ar: 'اختر طلبات من خدمة واحدة لتغيير حالتها معًا.',
    en: 'Select requests of one service to change their status together.',
  },
  onlyOf: {
    ar: 'الاقتصار على {service} ({count})',
    en: 'Keep only {service} ({count})',
  },
  willRead: {
    ar: 'سيقرأ كل متقدم حالته الجديدة: {status}',
    en: 'Each applicant will read the new status: {status}',
  },
  willReadSome: {
    ar: {
      zero: 'لا أحد سيقرأ: {status}',
      one: 'متقدم واحد سيقرأ: {status}',
      two: 'متقدمان سيقرآن: {status}',
      few: '{count} متقدمين سيقرؤون: {status}',
      many: '{count} متقدمًا سيقرؤون: {status}',
      other: '{count} متقدم سيقرؤون: {status}',
    },
    en: {
      zero: 'No applicants will read: {status}',
      one: '{count} applicant will read: {status}',
      other: '{count} applicants will read: {status}',
    },
  },
  canUndoSoon: {
    ar: 'تُرسل القرارات بعد ثوانٍ، ويمكنك التراجع قبلها.',
    en: 'Decisions go out after a few seconds. You can undo them until then.',
  },
  cannotUndo: { ar: 'لا يمكن التراجع عن هذا.', en: 'This cannot be undone.' },
  run: { ar: 'تنفيذ', en: 'Apply' },
  back: { ar: 'رجوع', en: 'Back' },
  working: { ar: 'جارٍ التنفيذ', en: 'Working' },
  waiting: {
    ar: {
      zero: 'لا قرارات',
      one: 'قررت في طلب واحد',
      two: 'قررت في طلبين',
      few: 'قررت في {count} طلبات',
      many: 'قررت في {count} طلبًا',
      other: 'قررت في {count} طلب',
    },
    en: { zero: 'No decisions', one: '{count} request decided', other: '{count} requests decided' },
  },
  done: {
    ar: {
      zero: 'لم يُنفَّذ شيء',
      one: 'نُفّذ على طلب واحد',
      two: 'نُفّذ على طلبين',
      few: 'نُفّذ على {count} طلبات',
      many: 'نُفّذ على {count} طلبًا',
      other: 'نُفّذ على {count} طلب',
    },
    en: { zero: 'Nothing was done', one: 'Done for {count} request', other: 'Done for {count} requests' },
  },
  failed: {
    ar: {
      zero: 'لا إخفاق',
      one: 'طلب واحد بقي كما هو',
      two: 'طلبان بقيا كما هما',
      few: '{count} طلبات بقيت كما هي',
      many: '{count} طلبًا بقي كما هو',
      other: '{count} طلب بقي كما هو',
    },
    en: {
      zero: 'None failed',
      one: '{count} request stayed as it was',
      other: '{count} requests stayed as they were',
    },
  },
  rowFailed: { ar: '{number}: {why}', en: '{number}: {why}' },
  unsure: {
    ar: {
      zero: 'لا توجد نتائج غير مؤكدة',
      one: 'لم يتأكد ما تم على طلب واحد. راجعه في القائمة.',
      two: 'لم يتأكد ما تم على طلبين. راجعهما في القائمة.',
      few: 'لم يتأكد ما تم على {count} طلبات. راجعها في القائمة.',
      many: 'لم يتأكد ما تم على {count} طلبًا. راجعها في القائمة.',
      other: 'لم يتأكد ما تم على {count} طلب. راجعها في القائمة.',
    },
    en: {
      zero: 'Nothing is unconfirmed',
      one: 'What was done for {count} request is not confirmed. Check it in the list.',
      other: 'What was done for {count} requests is not confirmed. Check them in the list.',
    },
  },
  canUndo: { ar: 'يمكنك التراجع عما نُفّذ.', en: 'You can undo what was done.' },
  notRead: {
    ar: 'لم تُقرأ بقية القائمة، فبقي اختيارك كما هو. حاول مرة أخرى.',
    en: 'The rest of the list was not read, and your selection is as it was. Try again.',
  },
  close: { ar: 'إغلاق', en: 'Close' },
  undone: { ar: 'أُعيد كما كان', en: 'Undone' },
  putBack: {
    ar: {
      zero: 'لم يُعَد شيء كما كان',
      one: 'أُعيد طلب واحد كما كان',
      two: 'أُعيد طلبان كما كانا',
      few: 'أُعيدت {count} طلبات كما كانت',
      many: 'أُعيد {count} طلبًا كما كان',
      other: 'أُعيد {count} طلب كما كان',
    },
    en: {
      zero: 'Nothing was put back',
      one: '{count} request was put back',
      other: '{count} requests were put back',
    },
  },
  notPutBack: {
    ar: {
      zero: 'لم يتعذر شيء',
      one: 'طلب واحد لم يُعَد',
      two: 'طلبان لم يُعادا',
      few: '{count} طلبات لم تُعَد',
      many: '{count} طلبًا لم يُعَد',
      other: '{count} طلب لم يُعَد',
    },
    en: {
      zero: 'None was left',
      one: '{count} request was not put back',
      other: '{count} requests were not put back',
    },
  },
  columns: { ar: 'أعمدة الجدول', en: 'Columns' },
  columnsTitle: { ar: 'أعمدة القائمة', en: 'Columns of the list' },
  columnsNote: {
    ar: 'اختر ما تريد رؤيته ورتبه. يُحفظ ترتيبك على هذا المتصفح.',
    en: 'Choose what to see and in which order. It is kept in this browser.',
  },
  moveUp: { ar: 'تقديم «{column}»', en: 'Move “{column}” up' },
  moveDown: { ar: 'تأخير «{column}»', en: 'Move “{column}” down' },
  moved: { ar: '«{column}» الآن في الموضع {place}', en: '“{column}” is now number {place}' },
  resetColumns: { ar: 'إعادة الترتيب الأصلي', en: 'Reset to the standard order' },
  changed: { ar: 'آخر تغيير', en: 'Last change' },
  channel: { ar: 'القناة', en: 'Channel' },
  tableRegion: { ar: 'جدول الطلبات', en: 'Table of requests' },
  moreThan: { ar: 'أكثر من {count}', en: 'more than {count}' },
  personFound: { ar: '{name}، هاتفه {mobile}', en: '{name}, mobile {mobile}' },
  presentReading: { ar: '{name} يطالع هذا الطلب الآن', en: '{name} has this request open' },
  presentActing: {
    ar: '{name} يكتب قرارًا في هذا الطلب الآن',
    en: '{name} is writing a decision on this request',
  },
  autoAdvance: {
    ar: 'افتح الطلب التالي بعد كل إجراء',
    en: 'Open the next request after each act',
  },
  advanced: { ar: 'تم. فُتح الطلب التالي.', en: 'Done. The next request is open.' },
} as const satisfies Messages
