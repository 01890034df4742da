// The weeks of the library before the demo: cards, questions and rooms of other readers.

import type { StoryAnswers, StoryCase, StoryChapter } from '@bawaba/contract/story.ts'
import { room } from './rooms.ts'

const card = (
  fullName: string,
  birthDate: string,
  nationalId: string,
  mobile: string,
  branch: 'RIVER' | 'TOWER' = 'RIVER',
): StoryAnswers => ({
  fullName,
  birthDate,
  identity: 'NATIONAL_ID',
  nationalId,
  mobile,
  branch,
  booksAtOnce: 3,
  subjects: ['HISTORY'],
  rules: true,
})
const cards: readonly StoryCase[] = [
  {
    service: 'LIBRARY_CARD',
    by: 'mina',
    at: '38d 10:00',
    answers: card('مينا حبيب', '1997-04-05', '29704050100013', '01550000013'),
    steps: [
      { at: '37d 09:30', act: 'START_REVIEW', by: 'dina' },
      { at: '36d 12:00', act: 'APPROVE', by: 'dina' },
      {
        at: '33d 10:00',
        act: 'CORRECT',
        by: 'supervisor',
        data: {
          fullName: 'مينا حبيب جرجس',
          mobile: '01550000013',
          branch: 'RIVER',
          reasonCorrected: 'طلب القارئ إضافة اسم الجد كما في البطاقة',
        },
      },
      { at: '33d 19:00', rate: 3, by: 'mina' },
    ],
  },
  {
    service: 'LIBRARY_CARD',
    by: 'hagar',
    at: '31d 11:30',
    answers: card('هاجر عثمان', '1999-08-16', '29908160100014', '01550000014', 'TOWER'),
    steps: [
      {
        at: '30d 10:00',
        act: 'ASK_INFORMATION',
        by: 'walid',
        data: { informationAsked: 'اسم الأب غير مكتمل. اكتبي الاسم كما في البطاقة' },
      },
    ],
  },
  {
    service: 'LIBRARY_CARD',
    by: 'nadia',
    at: '21d 13:20',
    answers: card('نادية عبد الحميد', '1968-02-11', '26802110100011', '01550000011'),
    steps: [
      { at: '20d 09:40', act: 'START_REVIEW', by: 'walid' },
      {
        at: '19d 10:00',
        act: 'REJECT',
        by: 'walid',
        data: { rejectionReason: 'لديك بطاقة سارية بالاسم نفسه من فرع الحديقة' },
      },
      { at: '19d 21:00', rate: 1, by: 'nadia', comment: 'لم أستخدم تلك البطاقة قط' },
    ],
  },
  {
    service: 'LIBRARY_CARD',
    by: 'sherif',
    at: '10d 09:10',
    answers: card('شريف الطوخي', '1983-09-27', '28309270100012', '01550000012', 'TOWER'),
    steps: [{ at: '9d 10:00', assign: 'walid', by: 'supervisor' }],
  },
  {
    service: 'LIBRARY_CARD',
    by: 'bishoy',
    at: '2d 12:00',
    answers: card('بيشوي فايز', '1993-06-14', '29306140100008', '01550000008'),
    steps: [{ at: '1d 09:00', act: 'CANCEL', by: 'bishoy' }],
  },
]

const questions: readonly StoryCase[] = [
  {
    service: 'LIBRARY_QUESTION',
    by: 'fatma',
    at: '17d 15:00',
    answers: { question: 'هل لديكم دواوين أحمد شوقي؟', email: 'fatma@example.com' },
    steps: [
      { at: '16d 10:00', act: 'ANSWER', by: 'dina', data: { answer: 'نعم، في قاعة الشعر بفرع النهر' } },
      { at: '16d 20:00', rate: 3, by: 'fatma' },
    ],
  },
  {
    service: 'LIBRARY_QUESTION',
    by: 'ziad',
    at: '1d 16:40',
    answers: { question: 'متى يفتح فرع الحديقة في إجازة نصف العام؟' },
  },
]

const rooms: readonly StoryCase[] = [
  {
    service: 'ROOM_BOOKING',
    by: 'salwa',
    at: '28d 10:00',
    answers: room({ title: 'ورشة الخط العربي', key: 'سلوى نجيب', from: 40, until: 41 }),
    steps: [
      { at: '28d 12:00', office: 'R-1987', by: 'finance' },
      { at: '27d 10:00', act: 'START_REVIEW', by: 'walid' },
      { at: '27d 11:00', act: 'APPROVE', by: 'walid' },
    ],
  },
  {
    service: 'ROOM_BOOKING',
    by: 'ibrahim',
    at: '15d 17:00',
    answers: room({ title: 'نادي الشطرنج', key: 'إبراهيم القاضي', from: 50, until: 51 }),
  },
  {
    service: 'ROOM_BOOKING',
    by: 'hossam',
    at: '3d 18:30',
    answers: room({ title: 'لقاء المطورين', key: 'حسام بركات', from: 90, until: 91 }),
    steps: [
      { at: '3d 18:40', begins: 'bank', gateway: 'bank-account', by: 'hossam' },
      { at: '2d 13:00', proof: 'إيصال التحويل', by: 'hossam' },
    ],
  },
  {
    service: 'ROOM_BOOKING',
    by: 'rania',
    at: '12d 09:30',
    answers: room({ title: 'حلقة القصة القصيرة', key: 'رانيا الجمال', from: 70, until: 71 }),
    steps: [
      { at: '12d 09:40', begins: 'bank', gateway: 'bank-account', by: 'rania' },
      { at: '11d 12:00', proof: 'إيصال التحويل', by: 'rania' },
      { at: '10d 11:00', arrived: true, by: 'finance' },
      { at: '9d 10:00', act: 'APPROVE', by: 'dina' },
    ],
  },
]

export const more: StoryChapter = { cases: [...cards, ...questions, ...rooms] }
