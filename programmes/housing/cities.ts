// The cities of the projects.

import type { Text } from '@bawaba/language/index.ts'

export const cities: Record<string, Text> = {
  'new-alamein': { ar: 'العلمين الجديدة', en: 'New Alamein' },
  marina: { ar: 'مارينا', en: 'Marina' },
  'new-mansoura': { ar: 'المنصورة الجديدة', en: 'New Mansoura' },
  'new-capital': { ar: 'العاصمة الإدارية', en: 'New Capital' },
  october: { ar: '٦ أكتوبر', en: '6th of October' },
  cairo: { ar: 'القاهرة', en: 'Cairo' },
  'new-obour': { ar: 'العبور الجديدة', en: 'New Obour' },
  'sheikh-zayed': { ar: 'الشيخ زايد', en: 'Sheikh Zayed' },
}
