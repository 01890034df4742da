// Requests about connections, meters and bills in the story, in every state that they can be in.

import type { StoryCase } from '@bawaba/contract/story.ts'
import { accountAt } from '../simulator/accounts.ts'
import { meterOf } from './meters.ts'

const noha = { fullName: 'نهى محمود عبد الرحمن', nationalId: '29104120103458', mobile: '01012345678' }
const karim = { fullName: 'كريم فؤاد حسن', nationalId: '28001012100017', mobile: '01112345678' }
const amina = { fullName: 'أمينة سعد الدين', nationalId: '28403120100001', mobile: '01550000001' }
const hossam = { fullName: 'حسام الدين بركات', nationalId: '28601180100004', mobile: '01550000004' }

type Person = typeof noha
const connection =
  (person: Person): StoryCase['answers'] =>
  async ({ file, date }) => ({
    ...person,
    applicantKind: 'OWNER',
    governorate: 'DAKAHLIA',
    center: 'NEW_MANSOURA',
    address: 'شارع البحر، بجوار مسجد النور',
    floor: 3,
    use: 'HOME',
    phase: 'SINGLE',
    load: 7.5,
    inspectionDate: date(12),
    identityPaper: [await file('البطاقة')],
    ownershipPaper: [await file('عقد الملكية')],
    permitPaper: [await file('رخصة البناء')],
    accurate: true,
  })

/** What waits for somebody on their home. */
export const openRequests: readonly StoryCase[] = [
  {
    service: 'FIRST_CONNECTION',
    by: 'noha',
    at: '8d 10:05',
    answers: connection(noha),
    steps: [
      { at: '7d 09:10', assign: 'officer', by: 'supervisor' },
      { at: '7d 10:40', act: 'START_REVIEW', by: 'officer' },
      { at: '6d 11:00', comment: 'عاينت الموقع: العمود الأقرب على بعد ٢٥ مترًا', by: 'officer' },
      {
        at: '5d 12:15',
        act: 'ASK_INFORMATION',
        by: 'officer',
        data: { informationAsked: 'أرسلي رقم عقد الملكية وتاريخ تسجيله' },
      },
    ],
  },
  {
    service: 'LOAD_CHANGE',
    by: 'noha',
    at: '11d 12:20',
    answers: async ({ file }) => ({
      meter: meterOf(0),
      direction: 'UP',
      kilowatts: 8,
      appliances: 'تكييفان ٢٫٢٥ حصان',
      identity: [await file('البطاقة')],
    }),
    steps: [
      { at: '10d 09:30', act: 'START_REVIEW', by: 'officer' },
      {
        at: '4d 13:40',
        act: 'ESTIMATE',
        by: 'supervisor',
        data: { estimate: '1450.00', found: 'يلزم تغيير القاطع الرئيسي والكابل الداخلي' },
      },
    ],
  },
  {
    service: 'FIRST_CONNECTION',
    by: 'hossam',
    at: '14d 09:00',
    answers: connection(hossam),
    steps: [
      { at: '13d 10:10', assign: 'officer', by: 'supervisor' },
      { at: '13d 11:30', act: 'START_REVIEW', by: 'officer' },
      { at: '2d 09:15', comment: 'ينتظر تقرير المعاينة من الهندسة', by: 'officer' },
    ],
  },
  {
    service: 'FIRST_CONNECTION',
    by: 'karim',
    at: '7d 16:45',
    answers: connection(karim),
    steps: [
      { at: '6d 09:20', act: 'START_REVIEW', by: 'dina' },
      {
        at: '5d 10:05',
        act: 'ASK_INFORMATION',
        by: 'dina',
        data: { informationAsked: 'أرسل صورة أوضح من رخصة البناء' },
      },
    ],
  },
  {
    service: 'METER_CHECK',
    by: 'karim',
    at: '9d 19:10',
    answers: { meter: meterOf(1), suspicion: 'STOPPED', notes: 'الأرقام ثابتة منذ أسبوعين رغم الاستهلاك' },
    steps: [
      { at: '9d 19:14', pays: 'card', by: 'karim' },
      { at: '8d 11:30', assign: 'officer', by: 'supervisor' },
      { at: '8d 12:00', act: 'START_REVIEW', by: 'officer' },
      { at: '1d 10:30', reply: 'هل من موعد للفحص؟ لم يتصل بي أحد', by: 'karim' },
    ],
  },
  {
    service: 'CENTER_APPOINTMENT',
    by: 'noha',
    at: '2d 11:30',
    answers: async ({ slot }) => ({
      about: 'BILL',
      fullName: noha.fullName,
      mobile: noha.mobile,
      governorate: 'GIZA',
      visit: await slot('ELEC-DOKKI', 5),
    }),
  },
  {
    service: 'BILL_OBJECTION',
    by: 'agent1',
    for: 'fatma',
    at: '3d 10:20',
    answers: ({ date }) => ({
      meter: meterOf(6),
      bill: `${accountAt(6).paymentNumber}-${date(-40).slice(0, 7)}`,
      reason: 'READING',
      notes: 'القراءة المسجلة أعلى مما يعرضه العداد اليوم',
    }),
  },
]

const decided = (at: `${number}d ${number}:${number}`, decisionNote: string) =>
  ({ at, act: 'APPROVE', by: 'officer', data: { decisionNote } }) as const
const review = (at: `${number}d ${number}:${number}`, by = 'dina') =>
  ({ at, act: 'START_REVIEW', by }) as const

/** The weeks before, and what colleagues work on. */
export const furtherRequests: readonly StoryCase[] = [
  {
    service: 'DISCONNECTION',
    by: 'amina',
    at: '30d 10:00',
    answers: ({ date }) => ({
      meter: meterOf(2),
      day: date(10),
      why: 'LEFT',
      lastReading: 5120,
      bankName: 'البنك الأهلي',
      account: '0012345678',
      agree: true,
    }),
    steps: [{ at: '29d 09:00', act: 'CANCEL', by: 'amina' }],
  },
  {
    service: 'USE_CHANGE',
    by: 'mariana',
    at: '26d 11:10',
    answers: { meter: meterOf(4), newUse: 'HOME' },
    steps: [
      review('25d 10:00'),
      decided('23d 12:00', 'تم تعديل التعاقد إلى منزلي'),
      { at: '22d 20:00', rate: 2, by: 'mariana', comment: 'استغرق وقتًا أطول مما ذكرتم' },
    ],
  },
  {
    service: 'INSTALLMENT_PLAN',
    by: 'mariana',
    at: '18d 09:40',
    answers: {
      meter: meterOf(4),
      arrears: '1200',
      first: '300',
      months: '6',
      why: 'تعطلت عن العمل ثلاثة أشهر',
    },
    steps: [
      review('17d 10:00'),
      {
        at: '16d 11:00',
        act: 'REJECT',
        by: 'dina',
        data: { rejectionReason: 'المتأخرات أقل من الحد الذي يُقسَّط. يمكنك سداد الفواتير كلًا على حدة' },
      },
      {
        at: '14d 12:00',
        act: 'REOPEN',
        by: 'supervisor',
        data: { reasonReopened: 'تبين أن المتأخرات تشمل رسوم قراءة لم تُحسب عند الرفض' },
      },
    ],
  },
  {
    service: 'CARD_REPLACEMENT',
    by: 'ziad',
    at: '12d 14:00',
    answers: async ({ file, date }) => ({
      meter: meterOf(7),
      why: 'STOLEN',
      lostOn: date(-2),
      identity: [await file('البطاقة')],
      report: [await file('المحضر')],
    }),
    steps: [review('12d 15:00', 'walid'), { at: '11d 10:00', act: 'APPROVE', by: 'walid' }],
  },
  {
    service: 'CODE_METER',
    by: 'nadia',
    at: '16d 10:30',
    answers: async ({ file }) => ({
      fullName: 'نادية عبد الحميد',
      nationalId: '26802110100011',
      mobile: '01550000011',
      governorate: 'CAIRO',
      city: 'مدينة نصر',
      street: 'شارع مكرم عبيد',
      building: '3',
      unitKind: 'HOME',
      supply: 'ESTIMATE',
      phase: 'ONE',
      identity: [await file('البطاقة')],
      residence: [await file('عقد الإيجار')],
      receipt: [await file('الإيصال')],
    }),
    steps: [
      review('15d 09:30'),
      { at: '14d 10:00', act: 'APPROVE', by: 'dina' },
      { at: '13d 11:00', office: 'R-2087', by: 'finance' },
      { at: '9d 13:00', act: 'INSTALL', by: 'dina', data: { installedMeter: meterOf(20) } },
    ],
  },
  {
    service: 'NAME_TRANSFER',
    by: 'sherif',
    at: '13d 12:45',
    answers: async ({ file }) => ({
      fullName: 'شريف الطوخي',
      nationalId: '28309270100012',
      mobile: '01550000012',
      meter: meterOf(12),
      why: 'INHERITED',
      formerName: 'أحمد الطوخي',
      deed: [await file('إعلام الوراثة')],
      clearance: [await file('براءة الذمة')],
    }),
    steps: [review('12d 09:45', 'walid'), { at: '10d 10:15', act: 'APPROVE', by: 'walid' }],
  },
  {
    service: 'TEMPORARY_CONNECTION',
    by: 'mina',
    at: '7d 09:20',
    answers: async ({ file, date }) => ({
      fullName: 'مينا حبيب',
      nationalId: '29704050100013',
      mobile: '01550000013',
      governorate: 'GIZA',
      city: 'الدقي',
      street: 'شارع التحرير',
      building: '12',
      purpose: 'FAIR',
      days: { from: date(30), to: date(36) },
      kilowatts: 40,
      permit: [await file('تصريح الحي')],
    }),
    steps: [review('6d 10:30')],
  },
  {
    service: 'WARNING_FOLLOW_UP',
    by: 'hagar',
    at: '10d 16:30',
    answers: async ({ file, date }) => ({
      kind: 'INSPECTION',
      warningNumber: '441209',
      warnedOn: date(-12),
      done: 'ركبت مفتاحًا جديدًا وأزلت التوصيلة',
      warning: [await file('الإنذار')],
    }),
    steps: [review('9d 10:00', 'walid'), { at: '9d 12:00', act: 'APPROVE', by: 'walid' }],
  },
  {
    service: 'METER_CHECK',
    by: 'fatma',
    at: '20d 10:00',
    answers: { meter: meterOf(6), suspicion: 'STOPPED', notes: 'العداد لا يتحرك منذ انقطاع التيار' },
  },
  {
    service: 'FIRST_CONNECTION',
    by: 'karim',
    at: '35d 10:00',
    answers: connection(karim),
    steps: [
      review('34d 09:00'),
      {
        at: '30d 11:00',
        act: 'REJECT',
        by: 'dina',
        data: { rejectionReason: 'رخصة البناء المرفقة لعقار آخر. قدم طلبًا جديدًا بالرخصة الصحيحة' },
      },
    ],
  },
  {
    service: 'FIRST_CONNECTION',
    by: 'amina',
    at: '2d 09:50',
    answers: connection(amina),
  },
  {
    service: 'CENTER_APPOINTMENT',
    by: 'hagar',
    at: '9d 20:15',
    answers: async ({ slot }) => ({
      about: 'METER',
      fullName: 'هاجر عثمان',
      mobile: '01550000014',
      governorate: 'GIZA',
      visit: await slot('ELEC-DOKKI', 1),
    }),
    steps: [{ at: '5d 12:00', act: 'ATTEND', by: 'dina' }],
  },
  {
    service: 'CENTER_APPOINTMENT',
    by: 'sherif',
    at: '8d 21:05',
    answers: async ({ slot }) => ({
      about: 'BILL',
      fullName: 'شريف الطوخي',
      mobile: '01550000012',
      governorate: 'GIZA',
      visit: await slot('ELEC-DOKKI', 1),
    }),
    steps: [{ at: '4d 12:00', act: 'MISS', by: 'dina' }],
  },
]
