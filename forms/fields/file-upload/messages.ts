// Sentences about uploaded files. They name the file; `types` is a list such as "PDF, JPG or PNG".

import type { Messages } from '@bawaba/language/index.ts'

export const messages = {
  required: { ar: 'ارفع {label}', en: 'Upload {name}' },
  unfinished: {
    ar: 'لم يكتمل رفع {file}. انتظر حتى يكتمل أو احذفه.',
    en: '{file} has not been uploaded yet. Wait until it has, or remove it.',
  },
  unknownFile: {
    ar: 'ملف في {label} لم يعد موجودًا. احذفه وارفعه من جديد.',
    en: 'A file for {name} is not there any more. Remove it and upload it again.',
  },
  wrongType: {
    ar: '{file} ليس ملف {types}',
    en: '{file} is not a {types}',
  },
  tooLarge: {
    ar: '{file} أكبر من {size} ميجابايت. اختر ملفًا أصغر.',
    en: '{file} is larger than {size} MB. Choose a smaller file.',
  },
  equalCount: {
    ar: {
      zero: 'لا ترفع ملفات في {label}',
      one: 'ارفع ملفًا واحدًا في {label}',
      two: 'ارفع ملفين في {label}',
      few: 'ارفع {count} ملفات في {label}',
      many: 'ارفع {count} ملفًا في {label}',
      other: 'ارفع {count} ملف في {label}',
    },
    en: { one: 'Upload 1 file for {name}', other: 'Upload {count} files for {name}' },
  },
  betweenCount: {
    ar: 'ارفع ما بين {min} و{max} من الملفات في {label}',
    en: 'Upload between {min} and {max} files for {name}',
  },
  minCount: {
    ar: {
      zero: 'ارفع ملفات في {label}',
      one: 'ارفع ملفًا واحدًا على الأقل في {label}',
      two: 'ارفع ملفين على الأقل في {label}',
      few: 'ارفع {count} ملفات على الأقل في {label}',
      many: 'ارفع {count} ملفًا على الأقل في {label}',
      other: 'ارفع {count} ملف على الأقل في {label}',
    },
    en: { one: 'Upload at least 1 file for {name}', other: 'Upload at least {count} files for {name}' },
  },
  maxCount: {
    ar: {
      zero: 'لا ترفع ملفات في {label}',
      one: 'ارفع ملفًا واحدًا على الأكثر في {label}',
      two: 'ارفع ملفين على الأكثر في {label}',
      few: 'ارفع {count} ملفات على الأكثر في {label}',
      many: 'ارفع {count} ملفًا على الأكثر في {label}',
      other: 'ارفع {count} ملف على الأكثر في {label}',
    },
    en: { one: 'Upload at most 1 file for {name}', other: 'Upload at most {count} files for {name}' },
  },
} as const satisfies Messages

/** The files of an answer where their names are not at hand. */
export const counted = {
  ar: {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '{count} ملفات',
    many: '{count} ملفًا',
    other: '{count} ملف',
  },
  en: { one: '1 file', other: '{count} files' },
} as const

/** What the widget says by itself. */
export const widgetMessages = {
  types: { ar: 'الأنواع المقبولة:', en: 'Accepted types:' },
  size: { ar: 'حتى {size} ميجابايت للملف', en: 'Up to {size} MB each' },
  failed: { ar: 'تعذر رفع الملف. حاول مرة أخرى.', en: 'The file was not uploaded. Try again.' },
  noPort: { ar: 'لا يمكن رفع الملفات من هذه الصفحة.', en: 'Files cannot be uploaded from this page.' },
  kept: { ar: 'ملف محفوظ', en: 'Saved file' },
} as const satisfies Messages
