// Names of made-up people: how Egyptians are called, in both scripts.

const men = [
  'أحمد Ahmed',
  'محمد Mohamed',
  'محمود Mahmoud',
  'مصطفى Mostafa',
  'علي Ali',
  'عمر Omar',
  'يوسف Youssef',
  'إبراهيم Ibrahim',
  'خالد Khaled',
  'حسن Hassan',
  'حسين Hussein',
  'كريم Karim',
  'طارق Tarek',
  'ياسر Yasser',
  'مينا Mina',
  'جرجس Girgis',
  'بيشوي Bishoy',
  'سامح Sameh',
  'وائل Wael',
  'هشام Hesham',
  'رامي Ramy',
  'إسلام Eslam',
  'أيمن Ayman',
  'سعيد Saeed',
  'عادل Adel',
  'ماجد Maged',
  'فادي Fady',
  'زياد Ziad',
]
const women = [
  'فاطمة Fatma',
  'مريم Mariam',
  'نهى Noha',
  'سارة Sara',
  'منى Mona',
  'هالة Hala',
  'آية Aya',
  'ياسمين Yasmine',
  'إيمان Eman',
  'هدى Hoda',
  'سلمى Salma',
  'دينا Dina',
  'رانيا Rania',
  'نورا Noura',
  'شيماء Shaimaa',
  'أسماء Asmaa',
  'مارينا Marina',
  'كريستين Christine',
  'ليلى Laila',
  'نجلاء Naglaa',
  'عبير Abeer',
  'هبة Heba',
]
const families = [
  'عبد الرحمن Abdelrahman',
  'الشاذلي Elshazly',
  'السيد Elsayed',
  'منصور Mansour',
  'فؤاد Fouad',
  'حجازي Hegazy',
  'الجندي Elgendy',
  'عبد الله Abdallah',
  'شوقي Shawky',
  'رشدي Roshdy',
  'إسكندر Iskandar',
  'غالي Ghali',
  'بدوي Badawy',
  'الطنطاوي Eltantawy',
  'سليمان Soliman',
  'زكي Zaki',
  'العطار Elattar',
  'مرسي Morsy',
  'حنا Hanna',
  'النجار Elnaggar',
  'عوض Awad',
  'القاضي Elkady',
  'صبري Sabry',
  'بكر Bakr',
]

type Name = { ar: string; en: string }
const read = (names: readonly string[]): Name[] =>
  names.map(name => {
    const at = name.lastIndexOf(' ')
    return { ar: name.slice(0, at), en: name.slice(at + 1) }
  })
const [male, female, last] = [read(men), read(women), read(families)]

/** A whole number below `most`. */
export type Random = (most: number) => number
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item

export type MadeName = { first: string; last: string; english: string }
/** One's own name, one's father's, one's family's. */
export const nameOf = (random: Random, isWoman: boolean): MadeName => {
  const [own, father, family] = [
    pick(random, isWoman ? female : male),
    pick(random, male),
    pick(random, last),
  ]
  return {
    first: own.ar,
    last: `${father.ar} ${family.ar}`,
    english: `${own.en} ${father.en} ${family.en}`,
  }
}
