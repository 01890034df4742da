// What the simulated registries know. All of it is made up.

export const births = [
  {
    nationalId: '31503121200011',
    name: { ar: 'سلمى كريم فؤاد', en: 'Salma Karim Fouad' },
    mother: { ar: 'هالة نبيل صادق', en: 'Hala Nabil Sadek' },
    birthDate: '2015-03-12',
  },
  {
    nationalId: '31907042100028',
    name: { ar: 'آدم شريف منصور', en: 'Adam Sherif Mansour' },
    mother: { ar: 'رانيا عادل حسن', en: 'Rania Adel Hassan' },
    birthDate: '2019-07-04',
  },
  {
    nationalId: '29104120103458',
    name: { ar: 'نهى محمود عبد الرحمن', en: 'Noha Mahmoud Abdel Rahman' },
    mother: { ar: 'سعاد إبراهيم علي', en: 'Souad Ibrahim Ali' },
    birthDate: '1991-04-12',
  },
] as const

const office = (code: string, governorate: string, ar: string, en: string) => ({
  code,
  governorate,
  name: { ar, en },
})
export const offices = [
  office('CAI-ABBASIYA', 'CAIRO', 'سجل مدني العباسية', 'Abbasiya civil registry'),
  office('CAI-MAADI', 'CAIRO', 'سجل مدني المعادي', 'Maadi civil registry'),
  office('CAI-NASR', 'CAIRO', 'سجل مدني مدينة نصر', 'Nasr City civil registry'),
  office('GIZ-DOKKI', 'GIZA', 'سجل مدني الدقي', 'Dokki civil registry'),
  office('GIZ-OCTOBER', 'GIZA', 'سجل مدني ٦ أكتوبر', '6th of October civil registry'),
  office('ALX-RAML', 'ALEXANDRIA', 'سجل مدني الرمل', 'Raml civil registry'),
  office('ASW-ASWAN', 'ASWAN', 'سجل مدني أسوان', 'Aswan civil registry'),
] as const

/** In pounds: an amount travels as text. */
export const prices = { certificate: '46.00' } as const

const named = (code: string, ar: string, en: string) => ({ code, name: { ar, en } })
export const tenders = [
  { ...named('ROAD-12', 'رصف طريق بطول ١٢ كم', 'Paving of 12 km of road'), closes: '2031-12-31' },
  { ...named('DESKS-4', 'توريد ٤٠٠٠ مقعد مدرسي', 'Supply of 4,000 school desks'), closes: '2031-06-30' },
  { ...named('PUMPS-1', 'صيانة محطات رفع', 'Maintenance of pumping stations'), closes: '2026-01-31' },
]

/** How deep a well may be, in metres; water is priced by the cubic metre, in pounds. */
export const aquifers = [
  {
    ...named('NUBIAN', 'الخزان النوبي', 'Nubian aquifer'),
    governorate: 'NEW_VALLEY',
    deepest: 800,
    price: '0.35',
  },
  { ...named('DELTA', 'خزان الدلتا', 'Delta aquifer'), governorate: 'BEHEIRA', deepest: 120, price: '0.60' },
  {
    ...named('MOGHRA', 'خزان المغرة', 'Moghra aquifer'),
    governorate: 'BEHEIRA',
    deepest: 300,
    price: '0.45',
  },
] as const
