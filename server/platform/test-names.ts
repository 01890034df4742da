// Names as they are stored, and how people type them who look for them: every search for people is tried with all of them.

export type NameCase = { firstName: string; lastName: string; typed: readonly string[] }

export const nameCases: readonly NameCase[] = [
  { firstName: 'Sean', lastName: "O'Neill", typed: ["O'Neill", 'O’Neill', 'oneill', "o'neill sean", 'SEAN'] },
  { firstName: 'José', lastName: 'Peña', typed: ['José', 'jose', 'pena josé', 'Jose\u0301'] },
  { firstName: 'نور-الهدى', lastName: 'سالم', typed: ['نور-الهدى', 'نور الهدى', 'نورالهدي', 'سالم نور'] },
  { firstName: 'Dr. Sami', lastName: 'Aziz', typed: ['Dr. Sami', 'sami dr', 'Aziz, Sami', 'dr sami aziz'] },
  { firstName: 'عبدالله', lastName: 'جاد', typed: ['عبد الله', 'عبدالله', 'جاد عبد الله'] },
  { firstName: 'عبد الرحمن', lastName: 'رشاد', typed: ['عبدالرحمن', 'عبد الرحمن', 'رشاد عبدالرحمن'] },
  { firstName: 'أُسامة', lastName: 'فؤاد', typed: ['اسامه', 'أسامـــة', 'فواد أسامة', 'ﺃﺳﺎﻣﺔ'] },
  { firstName: 'ىاسر', lastName: 'علی', typed: ['ياسر', 'علي', 'على ياسر'] },
]
