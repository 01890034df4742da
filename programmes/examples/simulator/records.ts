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
