// Codes about uploaded files. The texts name the file; `{name}` is put in where the error is answered.

import type { ErrorRows } from './row.ts'

export const fileErrors = {
  FILE_EMPTY: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} فارغ. اختر ملفًا آخر.',
    en: '{name} is empty. Choose another file.',
  },
  FILE_TOO_LARGE: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} أكبر من {limit} ميجابايت. اختر ملفًا أصغر.',
    en: '{name} is larger than {limit} MB. Choose a smaller file.',
  },
  FILE_NAME: {
    status: 422,
    client: 'show',
    ar: 'اسم الملف {name} بلا حروف أو بلا امتداد. غيّر اسمه وارفعه من جديد.',
    en: '{name} has no name or no ending that tells its type. Rename it and upload it again.',
  },
  FILE_TYPE: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} من نوع لا يُقبل. اختر {accepted}.',
    en: '{name} is of a type that is not accepted. Choose {accepted}.',
  },
  FILE_TYPE_MISMATCH: {
    status: 422,
    client: 'show',
    ar: 'محتوى الملف {name} ليس من النوع الذي يدل عليه اسمه. احفظه من جديد بالنوع المطلوب.',
    en: 'The content of {name} is not of the type that its name says. Save it again as that type.',
  },
  FILE_TOO_MANY_PIXELS: {
    status: 422,
    client: 'show',
    ar: 'أبعاد الصورة {name} أكبر من المسموح. صغّرها وارفعها من جديد.',
    en: 'The picture {name} has too many pixels. Make it smaller and upload it again.',
  },
  FILE_DAMAGED: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} تالف أو غير مكتمل. افتحه للتأكد منه، ثم احفظه من جديد وارفعه.',
    en: '{name} is damaged or incomplete. Open it to check it, then save it again and upload it.',
  },
  FILE_ARCHIVE: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} يتسع عند فتحه إلى أكثر من المسموح. احفظه PDF وارفعه من جديد.',
    en: '{name} holds more than is allowed once it is opened. Save it as a PDF and upload that.',
  },
  FILE_UNREADABLE: {
    status: 422,
    client: 'show',
    ar: 'تعذر فحص بعض أجزاء الملف {name}. افتحه واطبعه إلى ملف PDF جديد، ثم ارفع الملف الجديد.',
    en: 'We cannot check some parts of {name}. Open it, print it to a new PDF and upload the new file.',
  },
  FILE_PROTECTED: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} محمي بكلمة مرور. ارفع نسخة بلا حماية.',
    en: '{name} is protected by a password. Upload a copy without protection.',
  },
  FILE_UNSAFE: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} به برنامج أو نص برمجي فلا يُقبل. ارفع نسخة بلا برامج.',
    en: '{name} holds a program or a script and cannot be accepted. Upload a copy without one.',
  },
  FILE_EMBEDDED: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} بداخله ملفات أخرى فلا يُقبل. احفظه دونها، وارفع كل ملف على حدة.',
    en: '{name} has other files inside and cannot be accepted. Save it without them, and upload each file by itself.',
  },
  FILE_REMOTE: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} يجلب محتوى من مكان آخر أو يرسل بيانات إليه فلا يُقبل. احفظ نسخة PDF عادية دون قالب خارجي أو زر إرسال.',
    en: '{name} fetches content from another place or sends data there, and cannot be accepted. Save a plain PDF without a linked template or a submit button.',
  },
  FILE_ATTACHED: {
    status: 422,
    client: 'show',
    ar: 'الملف {name} جزء من طلب أُرسل ولا يُحذف منه.',
    en: '{name} is part of a request that was sent and stays with it.',
  },
  TOO_MANY_FILES: {
    status: 422,
    client: 'show',
    ar: 'رفعت اليوم ملفات كثيرة لم تُرسل مع طلب. احذف ما لا تحتاجه أو حاول غدًا.',
    en: 'Many files you uploaded today are part of no request. Remove some or try tomorrow.',
  },
  UPLOADS_FULL: {
    status: 503,
    client: 'show',
    refusal: 'passing',
    ar: 'لا مكان الآن لملفات من لم يسجل الدخول. سجل الدخول ثم ارفع الملف، أو حاول لاحقًا.',
    en: 'There is no room for files from people who are not signed in right now. Sign in to upload it, or try again later.',
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    client: 'show',
    refusal: 'passing',
    ar: 'ترفع ملفات كثيرة في وقت واحد. انتظر حتى يكتمل بعضها ثم حاول مرة أخرى.',
    en: 'You are uploading many files at once. Wait until some are done, then try again.',
  },
  FILE_CHECK_UNAVAILABLE: {
    status: 503,
    client: 'show',
    refusal: 'passing',
    ar: 'تعذر فحص الملف {name} الآن. حاول مرة أخرى بعد قليل.',
    en: '{name} could not be checked now. Try again in a little while.',
  },
} as const satisfies ErrorRows
