// Words about the one request that is open: its parts, what can be done with it, what went wrong.

import type { Messages } from '@bawaba/language/index.ts'

export const panelMessages = {
  openRequest: {
    ar: 'الطلب المفتوح',
    en: 'Open request',
  },
  previous: {
    ar: 'الطلب السابق',
    en: 'Previous request',
  },
  next: {
    ar: 'الطلب التالي',
    en: 'Next request',
  },
  print: {
    ar: 'طباعة الطلب',
    en: 'Print the request',
  },
  notPrinted: {
    ar: 'لم تُسجَّل الطباعة في سجل الطلب. حاول مرة أخرى.',
    en: 'The printing could not be written into the history of the request. Try again.',
  },
  close: {
    ar: 'إغلاق الطلب',
    en: 'Close the request',
  },
  toInbox: {
    ar: 'رجوع إلى صندوق الطلبات',
    en: 'Back to the inbox',
  },
  parts: {
    ar: 'أجزاء الطلب',
    en: 'Parts of the request',
  },
  summary: {
    ar: 'الملخص',
    en: 'Summary',
  },
  answers: {
    ar: 'الإجابات',
    en: 'Answers',
  },
  history: {
    ar: 'السجل',
    en: 'History',
  },
  facts: {
    ar: 'أهم البيانات',
    en: 'Key facts',
  },
  latest: {
    ar: 'آخر ما حدث',
    en: 'Latest',
  },
  noDefinition: {
    ar: 'سُحبت هذه الخدمة، فلا تُعرض إجابات الطلب ولا إجراءاته.',
    en: 'This service has been withdrawn, so the answers and the actions of the request are not shown.',
  },
  missing: {
    ar: 'لا يوجد طلب بهذا الرقم في خدماتك.',
    en: 'There is no request with this number in your services.',
  },
  notLoaded: {
    ar: 'لم يُحمَّل الطلب.',
    en: 'The request was not loaded.',
  },
  assignToMe: {
    ar: 'إسناد إليّ',
    en: 'Assign to me',
  },
  assignTo: {
    ar: 'إسناد إلى',
    en: 'Assign to',
  },
  assign: {
    ar: 'إسناد',
    en: 'Assign',
  },
  choosePerson: {
    ar: 'اختر موظفًا',
    en: 'Select an employee',
  },
  unassign: {
    ar: 'إلغاء الإسناد',
    en: 'Unassign',
  },
  changeAssignment: {
    ar: 'تغيير الإسناد',
    en: 'Change',
  },
  assignedNow: {
    ar: 'أُسند الطلب إلى {name}',
    en: 'Assigned to {name}',
  },
  unassignedNow: {
    ar: 'أُلغي إسناد الطلب',
    en: 'Assignment removed',
  },
  comment: {
    ar: 'تعليق داخلي',
    en: 'Internal comment',
  },
  commentHint: {
    ar: 'اكتب تعليقًا داخليًا',
    en: 'Write an internal comment',
  },
  commentSeen: {
    ar: 'تعليق يقرؤه المتقدم',
    en: 'Comment for the applicant',
  },
  commentSeenHint: {
    ar: 'اكتب ما سيقرؤه المتقدم',
    en: 'Write what the applicant will read',
  },
  visible: {
    ar: 'يراه المتقدم',
    en: 'Visible to applicant',
  },
  internalNote: {
    ar: 'يقرؤه الموظفون وحدهم.',
    en: 'Only staff read it.',
  },
  visibleNote: {
    ar: 'سيقرأ المتقدم هذا النص كما كتبته، وتصله رسالة بأن في طلبه تعليقًا جديدًا.',
    en: 'The applicant will read this text as you wrote it, and is told by message that there is a new comment.',
  },
  addComment: {
    ar: 'إضافة التعليق',
    en: 'Add comment',
  },
  sendComment: {
    ar: 'إرسال إلى المتقدم',
    en: 'Send to applicant',
  },
  commentEmpty: {
    ar: 'اكتب التعليق',
    en: 'Write the comment',
  },
  commented: {
    ar: 'أُضيف التعليق',
    en: 'Comment added',
  },
  commentFailed: {
    ar: 'لم يُضف التعليق. نصك ما زال هنا. حاول مرة أخرى.',
    en: 'The comment was not added. Your text is still here. Try again.',
  },
  actions: {
    ar: 'إجراءات الطلب',
    en: 'Actions on the request',
  },
  willRead: {
    ar: 'سيقرأ المتقدم',
    en: 'The applicant will read',
  },
  cancel: {
    ar: 'رجوع',
    en: 'Back',
  },
  statusNow: {
    ar: 'حالة الطلب الآن «{status}»',
    en: 'The request is now “{status}”',
  },
  notDone: {
    ar: 'لم يُنفَّذ الإجراء. نصك ما زال هنا. حاول مرة أخرى.',
    en: 'This was not done. Your text is still here. Try again.',
  },
  notDoneChanged: {
    ar: 'لم يُنفَّذ الإجراء لأن الطلب تغيّر. نصك ما زال هنا.',
    en: 'This was not done because the request has changed. Your text is still here.',
  },
  assignFailed: {
    ar: 'لم يتغيّر الإسناد. حاول مرة أخرى.',
    en: 'The assignment was not changed. Try again.',
  },
  changed: {
    ar: 'تغيّر الطلب منذ فتحته',
    en: 'The request has changed since you opened it',
  },
  changedBy: {
    ar: '{what}. {who}، {when}.',
    en: '{what}. {who}, {when}.',
  },
  assigneeNow: {
    ar: 'المسؤول الآن {name}.',
    en: 'The owner is now {name}.',
  },
  useNewer: {
    ar: 'الأخذ بالنسخة الأحدث',
    en: 'Use the newer version',
  },
  noLonger: {
    ar: 'لم يعد هذا الإجراء متاحًا في حالة الطلب الآن. انسخ نصك إن احتجت إليه.',
    en: 'This can no longer be done in the present state of the request. Copy your text if you need it.',
  },
  keyboard: {
    ar: 'لوحة المفاتيح:',
    en: 'Keyboard:',
  },
  tooLate: { ar: 'فات وقت سحب التعليق.', en: 'It is too late to take the comment back.' },
  keySelect: { ar: 'اختيار الصف أو إلغاء اختياره', en: 'Select the row, or not' },
  keysSelect: { ar: 'اختيار', en: 'select' },
  keysMove: {
    ar: 'للتنقل',
    en: 'move',
  },
  keysOpen: {
    ar: 'فتح',
    en: 'open',
  },
  keysAssign: {
    ar: 'إسناد إليّ',
    en: 'assign to me',
  },
  allKeys: {
    ar: 'كل الاختصارات',
    en: 'All shortcuts',
  },
  keyNext: {
    ar: 'الطلب التالي',
    en: 'Next request',
  },
  keyPrevious: {
    ar: 'الطلب السابق',
    en: 'Previous request',
  },
  keyOpen: {
    ar: 'فتح الطلب الذي عليه المؤشر',
    en: 'Open the request in focus',
  },
  keyClose: {
    ar: 'إغلاق الطلب والعودة إلى صفه',
    en: 'Close the request and go back to its row',
  },
  keyActions: {
    ar: 'الإجراء الأول على الطلب المفتوح، وباقي الإجراءات بأرقامها',
    en: 'The first action on the open request, others by their number',
  },
  keyView: { ar: 'عرض أول مستند', en: 'View the first document' },
  keyRotate: { ar: 'تدوير المستند', en: 'Rotate the document' },
  keyZoom: { ar: 'تكبير المستند أو تصغيره', en: 'Zoom the document in or out' },
  keyNextDocument: { ar: 'المستند التالي', en: 'Next document' },
  keyComment: {
    ar: 'كتابة تعليق',
    en: 'Write a comment',
  },
  keySearch: {
    ar: 'البحث برقم الطلب',
    en: 'Search by request number',
  },
  keyHelp: {
    ar: 'هذه القائمة',
    en: 'This list',
  },
  singleKeys: {
    ar: 'اختصارات الحرف الواحد تعمل',
    en: 'Single-key shortcuts are on',
  },
  singleKeysNote: {
    ar: 'أوقفها إذا كنت تملي على الجهاز أو تلمس المفاتيح دون قصد.',
    en: 'Turn them off if you use speech input or press keys by accident.',
  },
} as const satisfies Messages
