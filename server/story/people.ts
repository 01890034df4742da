// The people of the story besides the demo accounts. Nobody signs in as one of them: they have no password.

import type { Role } from '@bawaba/contract/entities/person.ts'

/** Told before the server listens, and while it serves. */
export type Chapter = 'homes' | 'more'

export type StoryPerson = {
  name: string
  firstName: string
  lastName: string
  englishFullName: string
  mobile: string
  nationalId: string
}
export type StoryColleague = Omit<StoryPerson, 'nationalId'> & { roles: Role[] }

/** Numbers that nobody has: a serial that no card was given, and a range of mobiles for trying out. */
let people = 0
const citizen = (
  name: string,
  born: string,
  firstName: string,
  lastName: string,
  englishFullName: string,
): StoryPerson => {
  people += 1
  const serial = String(people).padStart(4, '0')
  return {
    name,
    firstName,
    lastName,
    englishFullName,
    mobile: `+20155000${serial}`,
    nationalId: `${born}010${serial}`,
  }
}

/** `born` is century, year, month and day, as a national ID begins. */
const homePeople: readonly StoryPerson[] = [
  citizen('amina', '2840312', 'أمينة', 'سعد الدين', 'Amina Saadeddin'),
  citizen('mostafa', '2790705', 'مصطفى', 'عبد الفتاح', 'Mostafa Abdelfattah'),
  citizen('mariana', '2910921', 'ماريانا', 'عادل', 'Mariana Adel'),
  citizen('hossam', '2860118', 'حسام', 'الدين بركات', 'Hossam Eldin Barakat'),
  citizen('fatma', '2700430', 'فاطمة', 'الزهراء رمضان', 'Fatma Elzahraa Ramadan'),
  citizen('ziad', '2991107', 'زياد', 'منير', 'Ziad Mounir'),
  citizen('salwa', '2751225', 'سلوى', 'نجيب', 'Salwa Naguib'),
  citizen('bishoy', '2930614', 'بيشوي', 'فايز', 'Bishoy Fayez'),
  citizen('rania', '2880803', 'رانيا', 'الجمال', 'Rania Elgammal'),
  citizen('ibrahim', '2650519', 'إبراهيم', 'القاضي', 'Ibrahim Elkady'),
]

const morePeople: readonly StoryPerson[] = [
  citizen('nadia', '2680211', 'نادية', 'عبد الحميد', 'Nadia Abdelhamid'),
  citizen('sherif', '2830927', 'شريف', 'الطوخي', 'Sherif Eltoukhy'),
  citizen('mina', '2970405', 'مينا', 'حبيب', 'Mina Habib'),
  citizen('hagar', '2990816', 'هاجر', 'عثمان', 'Hagar Othman'),
]

/** Those of a chapter are there once it was told. */
export const storyPeople: Readonly<Record<Chapter, readonly StoryPerson[]>> = {
  homes: homePeople,
  more: morePeople,
}
export const citizenName = ({ mobile }: Pick<StoryPerson, 'mobile'>): string => mobile.replace('+2', '')

export const storyColleagues: readonly StoryColleague[] = [
  {
    name: 'dina',
    firstName: 'دينا',
    lastName: 'شوقي',
    englishFullName: 'Dina Shawky',
    mobile: '+201550100001',
    roles: ['CASE_OFFICER'],
  },
  {
    name: 'walid',
    firstName: 'وليد',
    lastName: 'حمدي',
    englishFullName: 'Walid Hamdy',
    mobile: '+201550100002',
    roles: ['CASE_OFFICER'],
  },
]

/** The demo citizens have names in the story; staff are called by their usernames. */
export const storyNames: Readonly<Record<string, string>> = { noha: '01012345678', karim: '01112345678' }
