// The calls of a person's own meters: what they have registered, and what the company knows of one before it is used.

import { defineCalls } from '@bawaba/contract/calls/call.ts'
import { TextSchema } from '@bawaba/contract/entities/app-data.ts'
import { Literals } from '@bawaba/contract/entities/literals.ts'
import { type Static, Type } from 'typebox'
import { ofApplicants } from './policies.ts'
import { shownStates } from './states.ts'

const Day = Type.String()
const params = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** `ID`: the request that registered it, by which it is deleted or followed. */
export const OwnMeter = Type.Object({
  ID: Type.String(),
  number: Type.String(),
  name: Type.String(),
  state: Literals(shownStates),
  /** What the person is to it, as the registration says. */
  standing: Type.Optional(Type.String()),
  address: Type.Optional(TextSchema),
  deletionReason: Type.Optional(TextSchema),
  /** The last that the company took. */
  reading: Type.Optional(Type.Object({ value: Type.Integer(), on: Day })),
  /** The request of one that is on its way to the company. */
  sending: Type.Optional(Type.String()),
})
export type OwnMeter = Static<typeof OwnMeter>

export const MeterPreview = Type.Object({
  number: Type.String(),
  area: TextSchema,
  type: Type.String(),
  maker: Type.String(),
})
export type MeterPreview = Static<typeof MeterPreview>

/** What the company has on file; names of its places are the portal's where it knows them. */
export const MeterDetails = Type.Object({
  type: Type.String(),
  maker: Type.String(),
  ownerFirstName: Type.String(),
  ownerName: Type.String(),
  /** With its last digits alone. */
  ownerNationalId: Type.String(),
  chassisNumber: Type.String(),
  combinedCode: Type.String(),
  connectionType: Type.String(),
  contractType: Type.String(),
  address: TextSchema,
  area: TextSchema,
  governorate: TextSchema,
  company: TextSchema,
  sector: TextSchema,
  serviceCenter: TextSchema,
})
export type MeterDetails = Static<typeof MeterDetails>

export const NextReading = Type.Object({
  previous: Type.Object({ value: Type.Integer(), on: Day }),
  /** Kilowatt-hours of an ordinary month. */
  usual: Type.Integer(),
  /** First and last day on which readings are taken: of this month, or of the next where this one's are over. */
  window: Type.Object({ from: Day, to: Day, isOpen: Type.Boolean() }),
  submitted: Type.Optional(Type.Object({ value: Type.Integer() })),
})
export type NextReading = Static<typeof NextReading>

/** Bills of a year, the newest first; amounts in piasters. */
export const YearBills = Type.Object({
  bills: Type.Array(
    Type.Object({
      billId: Type.String(),
      month: Type.String(),
      amount: Type.Integer(),
      fees: Type.Integer(),
      isPaid: Type.Boolean(),
      disputed: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type YearBills = Static<typeof YearBills>

export const Consumption = Type.Object({
  months: Type.Array(Type.Object({ month: Type.String(), consumption: Type.Integer() })),
})
export type Consumption = Static<typeof Consumption>

export const meterCalls = defineCalls({
  'GET meters': {
    summary: { ar: 'عداداتك وحالة كل منها', en: 'The caller’s meters and how each of them stands' },
    tag: 'requests',
    answer: Type.Array(OwnMeter),
    policy: ofApplicants,
    errors: [],
  },
  'GET meters/:number/preview': {
    summary: {
      ar: 'هل تعرف الشركة عدادًا بهذا الرقم، وفي أي منطقة هو',
      en: 'Whether the company knows a meter of this number, and in which area it stands',
    },
    tag: 'requests',
    params,
    answer: MeterPreview,
    policy: ofApplicants,
    errors: ['NOT_FOUND', 'MAX_ATTEMPTS', 'ECONNABORTED'],
  },
  'GET meters/:number/details': {
    summary: {
      ar: 'بيانات أحد عداداتك لدى الشركة: نوعه وعقده والمركز التابع له',
      en: 'What the company has on file of one of the caller’s meters: its type, contract and service center',
    },
    tag: 'requests',
    params,
    answer: MeterDetails,
    policy: ofApplicants,
    errors: ['NOT_FOUND', 'INTEGRATION_ERROR'],
  },
  'GET meters/:number/reading': {
    summary: {
      ar: 'القراءة السابقة لأحد عداداتك ومتى تُستقبل القراءات',
      en: 'The previous reading of one of the caller’s meters, and when readings are taken',
    },
    tag: 'requests',
    params,
    answer: NextReading,
    policy: ofApplicants,
    errors: ['NOT_FOUND', 'ECONNABORTED'],
  },
  'GET meters/:number/bills': {
    summary: {
      ar: 'فواتير أحد عداداتك في آخر ١٢ شهرًا، مسددة أو غير مسددة',
      en: 'The bills of one of the caller’s meters in the last twelve months, paid or not',
    },
    tag: 'requests',
    params,
    answer: YearBills,
    policy: ofApplicants,
    errors: ['NOT_FOUND', 'INTEGRATION_ERROR'],
  },
  'GET meters/:number/consumption': {
    summary: {
      ar: 'استهلاك أحد عداداتك في كل شهر من العام الماضي',
      en: 'What one of the caller’s meters measured in each of the last twelve months',
    },
    tag: 'requests',
    params,
    answer: Consumption,
    policy: ofApplicants,
    errors: ['NOT_FOUND', 'INTEGRATION_ERROR'],
  },
})
