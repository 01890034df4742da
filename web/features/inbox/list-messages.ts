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
    en: 'No activity without questions fits all of what is selected. Open each request by itself.',
  },
  oneService: {
    ar: 'اختر طلبات من خدمة واحدة لتغيير حالتها معًا.',
    en: 'Select requests of one service to change their status together.',
  },
  willRead: {
    ar: 'سيقرأ كل متقدم حالته الجديدة: {status}',
    en: 'Each applicant will read the new status: {status}',
  },
  cannotUndo: { ar: 'لا يمكن التراجع عن هذا.', en: 'This cannot be undone.' },
  run: { ar: 'تنفيذ', en: 'Apply' },
  back: { ar: 'رجوع', en: 'Back' },
  working: { ar: 'جارٍ التنفيذ', en: 'Working' },
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
  notSent: {
    ar: 'لم يصل الطلب إلى الخادم ولم يتغير شيء. حاول مرة أخرى.',
    en: 'The server was not reached and nothing has changed. Try again.',
  },
  close: { ar: 'إغلاق', en: 'Close' },
  undone: { ar: 'أُعيد كما كان', en: 'Put back as it was' },
  columns: { ar: 'الأعمدة', en: 'Columns' },
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
