// The names of the projects of the first page, for the footer of every page: nothing else of a project travels with it. A test
// holds them equal to `projects.ts`.

import type { Text } from '@bawaba/language/index.ts'

/** `path`: of its page; empty where it has none. */
export const projectNames: readonly { path: string; title: Text }[] = [
  { path: '/projects/BEACHFRONTTOWER', title: { ar: 'الأبراج الشاطئية', en: 'Beach Towers' } },
  { path: '', title: { ar: 'كمبوند العلمين الجديدة', en: 'New Alamein Compound' } },
  { path: '', title: { ar: 'امتداد الداون تاون', en: 'Downtown Extension' } },
  { path: '/projects/LATINCITY', title: { ar: 'الحي اللاتيني', en: 'Latin District' } },
  { path: '', title: { ar: 'مشروع البحيرة', en: 'Lake Side' } },
  { path: '/projects/ZAHYA', title: { ar: 'زاهية', en: 'Zahya' } },
  {
    path: '/projects/CAPITALRESIDENCE',
    title: { ar: 'ممشى الحي الثاني R3', en: 'Walkway, Second District R3' },
  },
  { path: '/projects/NEWGARDENCITY', title: { ar: 'جاردن سيتي R5', en: 'Garden City R5' } },
]
