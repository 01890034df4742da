// The words of findings about registries.

import type { Text } from '@bawaba/language/index.ts'

export const registryWords: Record<string, Text> = {
  unknownRegistry: {
    ar: 'لا يوجد سجل بهذا الاسم في registries. الموجود',
    en: 'There is no registry of this name in registries. There are',
  },
  registryMissing: {
    ar: 'options وvalue تُقرآن من إجابة سجل: اكتب اسمه في registry',
    en: 'options and value are read from the answer of a registry: name it in registry',
  },
  registryReads: {
    ar: 'السجل يقرأ إجابة ليست في apiDependencies',
    en: 'The registry reads an answer that is not among apiDependencies',
  },
  registryOptions: { ar: 'هذا النوع لا يُختار منه', en: 'This kind is no choice: it has no options' },
  registryType: {
    ar: 'المعامل قيمة مفردة: نص أو عدد أو تاريخ',
    en: 'A parameter is a single value: a text, a number, a date',
  },
  registryIdle: {
    ar: 'لا يستخدمه سؤال ولا سكربت',
    en: 'No question and no script uses this registry',
  },
  registryScript: {
    ar: 'الخدمة بلا سكربت بهذا الاسم',
    en: 'The service has no script of this name',
  },
}
