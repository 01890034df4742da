// The user models: one for each slug. Citizens sign up by themselves; staff and agents are added by those who manage
// them, so that where they belong is theirs to read and not to change.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { userSlugs } from '@bawaba/contract/entities/person.ts'
import type { UserModel } from '@bawaba/contract/entities/user-model.ts'
import { registerActivity } from '@bawaba/contract/user-models.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Center } from '../service-centers/index.ts'
import { activityOf, type Section, type Words } from './fields.ts'
import * as ask from './questions.ts'
import { workplaceQuestions } from './workplace.ts'

const save: Text = { ar: 'حفظ', en: 'Save' }
const section = (
  key: string,
  label: Text,
  questions: Section['questions'],
  more: Partial<Section> = {},
): Section => ({ key, label, questions, action: save, ...more })

const who: Text = { ar: 'إثبات الشخصية', en: 'Who you are' }
const names: Text = { ar: 'الاسم', en: 'Name' }
const reach: Text = { ar: 'كيف نصل إليك', en: 'How we reach you' }
const identity = {
  identity: ask.identity,
  nationalId: ask.nationalId,
  nationality: ask.nationality,
  passportNumber: ask.passportNumber,
}
const fullName = {
  firstName: ask.firstName,
  lastName: ask.lastName,
  englishFullName: ask.englishFullName,
}

const registration: Section[] = [
  section('identity', who, identity, { action: { ar: 'إنشاء الحساب', en: 'Create the account' } }),
  section('name', names, fullName),
  section('reach', reach, { mobile: ask.mobile, email: ask.email, address: ask.address }),
]

const photo = section('photo', { ar: 'الصورة', en: 'Photo' }, { userImage: ask.userImage })
const mobile = section('mobile', { ar: 'الهاتف المحمول', en: 'Mobile number' }, { mobile: ask.mobile })
const email = section('email', { ar: 'البريد الإلكتروني', en: 'E-mail' }, { email: ask.email })
const language = section(
  'language',
  { ar: 'لغة الرسائل', en: 'Language of messages' },
  { language: ask.language },
)

// In the profile nobody is asked: whoever has a national ID is Egyptian, and reads so.
const { conditionalField: _, ...nationality } = ask.nationality
const citizenSections: Section[] = [
  photo,
  section('name', names, fullName),
  section(
    'identity',
    who,
    { ...identity, nationality },
    {
      description: {
        ar: 'هذه البيانات تثبت شخصيتك فلا تُعدّل من هنا. إن كان فيها خطأ فاتصل بالخط الساخن ومعك البطاقة أو جواز السفر.',
        en: 'These details prove who you are, so they cannot be changed here. If one is wrong, call the hotline with your card or passport at hand.',
      },
    },
  ),
  mobile,
  email,
  section('address', { ar: 'عنوان السكن', en: 'Home address' }, { address: ask.address }),
  language,
]

// Staff prove themselves to whoever adds them; neither number has to be there, and either may be without the other.
const { conditionalField: __, ...nationalId } = ask.nationalId
const { conditionalField: ___, ...passportNumber } = ask.passportNumber
const staffIdentity = {
  nationalId: { ...nationalId, optional: true },
  passportNumber: { ...passportNumber, optional: true },
}

const staffSections = (centers: readonly Center[]): Section[] => [
  photo,
  section('name', names, { englishFullName: ask.englishFullName }),
  section('identity', who, staffIdentity, {
    description: {
      ar: 'يظهر من كل رقم آخر أربع علامات. لا يغيرهما إلا مدير النظام. إن كان فيهما خطأ فاطلب منه تصحيحه.',
      en: 'Only the last four characters of each are shown. Only an administrator can change them. If one is wrong, ask an administrator to correct it.',
    },
  }),
  section('workplace', { ar: 'جهة العمل', en: 'Where you work' }, workplaceQuestions(centers), {
    description: {
      ar: 'يحددها من يدير حسابات الموظفين. اطلب منه تعديلها.',
      en: 'Set by whoever manages the accounts of staff. Ask them to change it.',
    },
  }),
  mobile,
  email,
  language,
]

/** A category of services by its slug. */
export type Category = { slug: string; name: Text }

/** What the lists of requests are narrowed to. */
const listsSection = (categories: readonly Category[]): Section =>
  section(
    'lists',
    { ar: 'قوائم طلباتك', en: 'Your lists of requests' },
    {
      selectedLabels: {
        label: { ar: 'ما يظهر في القوائم', en: 'What the lists show' },
        hint: {
          ar: 'اختر مجالات لتقتصر القوائم عليها، أو لا تختر شيئًا ليظهر كل شيء.',
          en: 'Choose areas to narrow your lists to, or none to see everything.',
        },
        type: 'Array',
        uniforms: {
          type: 'checkbox',
          options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
        },
        optional: true,
      },
    },
  )

const labels: Record<UserSlug, Text> = {
  citizen: { ar: 'مواطن', en: 'Citizen' },
  employee: { ar: 'موظف', en: 'Employee' },
  we_employee: { ar: 'موظف المصرية للاتصالات', en: 'Telecom Egypt employee' },
  xceed_employee: { ar: 'موظف إكسيد', en: 'Xceed employee' },
  agent: { ar: 'وكيل', en: 'Agent' },
}
const locked = ['identity', 'workplace']

const modelOf = (
  userSlug: UserSlug,
  centers: readonly Center[],
  categories: readonly Category[],
): UserModel => {
  const isOpen = userSlug === 'citizen'
  const sections = [
    ...(isOpen ? citizenSections : staffSections(centers)),
    // An agent has no requests of their own. One category alone is everything.
    ...(userSlug === 'agent' || categories.length < 2 ? [] : [listsSection(categories)]),
  ]
  const words: Words = { [`model.${userSlug}`]: labels[userSlug] }
  const activities = [
    ...(isOpen ? [activityOf(registerActivity, registration, words)] : []),
    ...sections.map(each => activityOf(each.key, [each], words)),
  ]
  const translations = {
    ar: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text.ar])),
    en: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text.en])),
  }
  return {
    id: userSlug,
    userSlug,
    label: `model.${userSlug}`,
    registration: isOpen,
    activities,
    lockedSections: sections.map(({ key }) => key).filter(key => locked.includes(key)),
    translations,
  }
}

/** All models, with the workplaces and the categories offered now. */
export const modelsWith = (
  centers: readonly Center[],
  categories: readonly Category[] = [],
  isAllowed: (slug: UserSlug) => boolean = () => true,
): UserModel[] => userSlugs.filter(isAllowed).map(slug => modelOf(slug, centers, categories))
