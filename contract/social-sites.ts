// The sites outside on which an authority may be found, by the names that settings give them.

export const socialSites = [
  'facebook',
  'x',
  'youtube',
  'instagram',
  'linkedin',
  'telegram',
  'whatsapp',
] as const
export type SocialSite = (typeof socialSites)[number]
