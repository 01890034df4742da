// What a form may take over from the profile of its applicant, and from the permission of whoever acts for them.

export const profileProperties = [
  /** First name and other names, as on the card. */
  'name',
  'firstName',
  'lastName',
  'englishName',
  'nationalId',
  'passportNumber',
  'mobile',
  'email',
  'address',
  /** Of the company that is acted for. */
  'companyName',
  'companyNumber',
] as const
export type ProfileProperty = (typeof profileProperties)[number]

/** What is known of somebody. */
export type KnownProfile = Partial<Record<ProfileProperty, string>>

/** Sealed wherever the portal stores them: an answer that takes them over is sealed too. */
export const sealedProperties: readonly ProfileProperty[] = ['nationalId', 'passportNumber']
