// Named examples of uploaded files.

import type { DocumentRef, FieldExample } from '../field.ts'

const id = (last: number): string => `01a1f000-0000-7000-8000-00000000000${last}`
const document = (last: number, name: string, type: string, size: number): DocumentRef => ({
  id: id(last),
  name,
  type,
  size,
})

const documents = [
  document(1, 'بطاقة الرقم القومي.jpg', 'image/jpeg', 1_400_000),
  document(2, 'contract-2026.pdf', 'application/pdf', 320_000),
  document(3, 'notes.txt', 'text/plain', 900),
  document(4, 'plan.pdf', 'application/pdf', 9_000_000),
  document(5, 'photo.jpeg', 'image/jpeg', 800_000),
]

export const examples: FieldExample[] = [
  {
    name: 'papers',
    entry: {
      label: 'papers',
      hint: 'papersHint',
      type: 'Array',
      uniforms: { type: 'fileUpload' },
      minCount: 1,
      maxCount: 3,
      extensions: ['pdf', 'jpg', 'png'],
      maxSize: 5 * 2 ** 20,
    },
    translations: {
      ar: { papers: 'صور المستندات', papersHint: 'البطاقة وعقد الإيجار' },
      en: { papers: 'Copies of your papers', papersHint: 'The card and the lease' },
    },
    documents,
    valid: [
      [
        [id(1), id(2), id(1)],
        [id(1), id(2)],
        '\u2068بطاقة الرقم القومي.jpg\u2069، \u2068contract-2026.pdf\u2069',
        '\u2068بطاقة الرقم القومي.jpg\u2069, \u2068contract-2026.pdf\u2069',
      ],
      [[id(5)], [id(5)], '\u2068photo.jpeg\u2069', '\u2068photo.jpeg\u2069'],
    ],
    wrong: [
      [[id(3)], 'wrongType'],
      [[id(4)], 'tooLarge'],
      [[id(9)], 'unknownFile'],
      [['../secret'], 'unknownFile'],
      [['upload:scan.pdf'], 'unfinished'],
      [id(1), 'expectedType'],
    ],
  },
  {
    name: 'photo',
    entry: {
      label: 'photo',
      type: 'Array',
      uniforms: { type: 'fileUpload' },
      maxCount: 1,
      optional: true,
      extensions: ['jpg', 'png'],
    },
    translations: { ar: { photo: 'صورة شخصية' }, en: { photo: 'A photo of you' } },
    documents,
    valid: [[[id(5)], [id(5)], '\u2068photo.jpeg\u2069', '\u2068photo.jpeg\u2069']],
    wrong: [[[id(1), id(5)], 'maxCount']],
  },
  {
    name: 'both sides',
    entry: { label: 'sides', type: 'Array', uniforms: { type: 'fileUpload' }, minCount: 2, maxCount: 2 },
    translations: { ar: { sides: 'وجها البطاقة' }, en: { sides: 'Both sides of the card' } },
    valid: [[[id(1), id(2)], [id(1), id(2)], 'ملفان', '2 files']],
    wrong: [[[id(1)], 'equalCount']],
  },
]
