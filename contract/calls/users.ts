// Managing staff, for BFM_ADMIN; and the links by which they set their password.

import { Type } from 'typebox'
import { Handover, OpenWork, ProposedRights } from '../entities/handover.ts'
import { Literals } from '../entities/literals.ts'
import { StaffChoices } from '../entities/staff-choices.ts'
import { ImportReport, NewStaff, StaffChange, StaffUser } from '../entities/staff-user.ts'
import { administering, everyone, fresh } from '../policy-rows.ts'
import { defineCalls } from './call.ts'
import { Count, CountQuery, Cursor, Exists, FilterQuery, ListQuery } from './parts.ts'

const open = { additionalProperties: false }
const One = Type.Object({ id: Type.String({ maxLength: 64 }) })
/** Whole, or the parts that the filter's `fields` names. */
const SomeUser = Type.Unsafe<StaffUser>(Type.Partial(StaffUser))
const nothing = Type.Object({}, open)
const token = Type.String({ minLength: 1, maxLength: 200 })

export const userCalls = defineCalls({
  'GET users': {
    summary: { ar: 'قائمة الموظفين والوكلاء', en: 'Staff and agents' },
    tag: 'app',
    query: ListQuery,
    answer: Type.Array(SomeUser),
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'POST users/query': {
    summary: {
      ar: 'القائمة نفسها، والشرط في المتن',
      en: 'The same list; the filter in the body, where it holds a number, address or identifier of a person',
    },
    tag: 'app',
    body: Type.Object(
      {
        filter: Type.Optional(Type.Unknown()),
        total: Type.Optional(Type.Boolean()),
        after: Type.Optional(Cursor),
      },
      open,
    ),
    answer: Type.Array(SomeUser),
    policy: administering,
    errors: ['INVALID_FILTER', 'TOO_MANY_LOOKUPS'],
  },
  'GET users/count': {
    summary: { ar: 'عدد الموظفين والوكلاء', en: 'How many there are' },
    tag: 'app',
    query: CountQuery,
    answer: Count,
    policy: administering,
    errors: ['INVALID_FILTER'],
  },
  'GET users/choices': {
    summary: {
      ar: 'ما يُختار منه للموظف: جهات العمل والخدمات',
      en: 'What is chosen from for a member of staff: workplaces and services',
    },
    tag: 'app',
    answer: StaffChoices,
    policy: administering,
    errors: [],
  },
  'GET users/:id': {
    summary: { ar: 'موظف واحد', en: 'One of them' },
    tag: 'app',
    params: One,
    answer: StaffUser,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'GET users/findOne': {
    summary: { ar: 'موظف واحد بالمرشح', en: 'One of them, by the filter' },
    tag: 'app',
    query: FilterQuery,
    answer: SomeUser,
    policy: administering,
    errors: ['INVALID_FILTER', 'NOT_FOUND'],
  },
  'GET users/:id/exists': {
    summary: { ar: 'هل يوجد الموظف', en: 'Whether there is one of this id' },
    tag: 'app',
    params: One,
    answer: Exists,
    policy: administering,
    errors: [],
  },
  'POST users': {
    summary: { ar: 'إضافة موظف', en: 'Add one; an invitation goes out where asked for' },
    tag: 'app',
    body: NewStaff,
    answer: StaffUser,
    status: 201,
    policy: { ...administering, ...fresh },
    errors: ['VALIDATION_FAILED', 'Duplicate_Data', 'NO_EMAIL', 'TOO_MANY_LOOKUPS'],
  },
  'PATCH users/:id': {
    summary: { ar: 'تعديل موظف', en: 'Change one; If-Match names the revision it was seen at' },
    tag: 'app',
    params: One,
    body: StaffChange,
    answer: StaffUser,
    policy: { ...administering, ...fresh },
    errors: [
      'ASSIGNEE_UNKNOWN',
      'TOO_MANY_LOOKUPS',
      'NOT_FOUND',
      'VALIDATION_FAILED',
      'Duplicate_Data',
      'CONFLICT',
      'PRECONDITION_REQUIRED',
      'NOT_ONESELF',
      'OWN_ROLES',
    ],
  },
  'POST users/:id/openWork': {
    summary: {
      ar: 'الطلبات المفتوحة التي سيتركها موظف بصلاحيات معينة',
      en: 'Open requests that an account would leave behind with these rights, and who may take them',
    },
    tag: 'app',
    params: One,
    body: ProposedRights,
    answer: OpenWork,
    policy: administering,
    errors: ['NOT_FOUND'],
  },
  'POST users/:id/disable': {
    summary: { ar: 'تعطيل حساب', en: 'Disable; the sessions end, and open requests are handed on' },
    tag: 'app',
    params: One,
    body: Type.Object({ handover: Type.Optional(Handover) }, open),
    answer: StaffUser,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND', 'NOT_ONESELF', 'NOT_NOW', 'ASSIGNEE_UNKNOWN'],
  },
  'POST users/:id/enable': {
    summary: { ar: 'تفعيل حساب', en: 'Enable again' },
    tag: 'app',
    params: One,
    body: nothing,
    answer: StaffUser,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND', 'NOT_NOW'],
  },
  'POST users/:id/resetPassword': {
    summary: {
      ar: 'إعادة تعيين كلمة المرور برابط',
      en: 'Put the password out of use and send a link to set a new one',
    },
    tag: 'app',
    params: One,
    body: nothing,
    answer: StaffUser,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND', 'NO_EMAIL', 'NOT_NOW', 'MAX_ATTEMPTS'],
  },
  'POST users/:id/invite': {
    summary: { ar: 'إرسال الدعوة', en: 'Send the invitation, or send it again' },
    tag: 'app',
    params: One,
    body: nothing,
    answer: StaffUser,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND', 'NO_EMAIL', 'NOT_NOW', 'MAX_ATTEMPTS'],
  },
  'POST users/:id/confirmRoles': {
    summary: {
      ar: 'تأكيد صلاحيات اقترحها مسؤول آخر',
      en: 'Confirm roles that another administrator proposed; If-Match names the revision they were seen at',
    },
    tag: 'app',
    params: One,
    body: nothing,
    answer: StaffUser,
    policy: { ...administering, ...fresh },
    errors: ['NOT_FOUND', 'NOT_NOW', 'SECOND_ADMINISTRATOR', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'POST users/:id/declineRoles': {
    summary: { ar: 'رفض صلاحيات مقترحة', en: 'Decline roles that wait; whoever proposed them may' },
    tag: 'app',
    params: One,
    body: nothing,
    answer: StaffUser,
    policy: administering,
    errors: ['NOT_FOUND', 'NOT_NOW', 'CONFLICT', 'PRECONDITION_REQUIRED'],
  },
  'GET users/file/content': {
    summary: {
      ar: 'تنزيل الموظفين والوكلاء في ملف CSV',
      en: 'Staff and agents as a CSV file that the import finds unchanged: 1,000 rows a part, without identifiers and without disabled accounts',
    },
    tag: 'app',
    query: Type.Object(
      {
        part: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        mode: Type.Optional(Type.String({ maxLength: 16 })),
      },
      open,
    ),
    gives: 'file',
    answer: Type.String(),
    policy: administering,
    errors: [],
  },
  'POST users/import': {
    summary: {
      ar: 'إضافة موظفين من ملف CSV',
      en: 'Add many from a CSV file, at most 1,000 rows; a dry run adds none and says what it would. A row that equals an account is the same and changes nothing',
    },
    tag: 'app',
    takes: 'file',
    query: Type.Object({ dryRun: Type.Optional(Type.Boolean()) }, open),
    answer: ImportReport,
    policy: { ...administering, ...fresh },
    errors: ['CSV_TOO_LARGE', 'CSV_NOT_UTF8', 'CSV_BROKEN', 'CSV_COLUMNS'],
  },
  'POST invitations/open': {
    summary: { ar: 'فتح رابط كلمة المرور', en: 'Whose link it is, and what for; it stays good' },
    tag: 'sign-in',
    body: Type.Object({ token }, open),
    answer: Type.Object({
      username: Type.String(),
      userSlug: Type.String(),
      name: Type.String(),
      purpose: Literals(['invitation', 'reset']),
    }),
    policy: everyone,
    errors: ['LINK_NOT_GOOD', 'MAX_ATTEMPTS'],
  },
  'POST invitations/accept': {
    summary: { ar: 'تعيين كلمة المرور بالرابط', en: 'Set the password; the link is used up' },
    tag: 'sign-in',
    body: Type.Object({ token, password: Type.String({ minLength: 1, maxLength: 256 }) }, open),
    answer: Type.Null(),
    status: 204,
    policy: everyone,
    errors: ['LINK_NOT_GOOD', 'INVALID_PASSWORD', 'MAX_ATTEMPTS', 'OVERLOADED'],
  },
})
