// Where a person is written to. Operators give a number to another person after months without use: one that its account
// did not use for a year is nobody's, and nothing about the account goes there.

/** For how many days a number that was used or proved still stands for its person. */
export const lifeOfUseDays = 365
const lifeOfUseMs = lifeOfUseDays * 86_400_000

/** What an account says about its contacts; `contactColumns` reads it. */
export type Contacts = {
  mobile: string | null
  /** When the number was last used or proved. */
  mobileUsedAt: Date
  email: string | null
  /** By its owner; that of staff is an administrator's word. */
  emailIsProved: boolean
}
type To<Channel> = { channel: Channel; recipient: string; accountId: string }
type BySms = To<'sms'>
type ByEmail = To<'email'>

export const isMobileInUse = (
  { mobile, mobileUsedAt }: Pick<Contacts, 'mobile' | 'mobileUsedAt'>,
  now: Date,
): boolean => mobile !== null && mobileUsedAt.getTime() > now.getTime() - lifeOfUseMs

/** The number of a person, in use or not: for what asks for the person's papers besides. */
export const numberOf = ({ id, mobile }: { id: string; mobile: string | null }): BySms[] =>
  mobile === null ? [] : [{ channel: 'sms', recipient: mobile, accountId: id }]

/** A number that somebody types, who proves by the code that they have it. */
export const typedNumber = <Id extends string | null>(recipient: string, accountId: Id) =>
  ({ channel: 'sms', recipient, accountId }) as const

/** Where somebody can be written to; the mobile first. */
export const contactsOf = (person: Contacts & { id: string }, now: Date): (BySms | ByEmail)[] => [
  ...(isMobileInUse(person, now) ? numberOf(person) : []),
  ...(person.email ? [{ channel: 'email' as const, recipient: person.email, accountId: person.id }] : []),
]

/** The same for what opens something: an address that somebody merely typed is nobody's. */
export const provedContactsOf = (person: Contacts & { id: string }, now: Date): (BySms | ByEmail)[] =>
  contactsOf(person, now).filter(({ channel }) => channel === 'sms' || person.emailIsProved)

/** The subject of a message, which an SMS has none of. */
export const subjectOf = (
  { channel }: { channel: 'sms' | 'email' },
  subject: string,
): { subject?: string } => (channel === 'email' ? { subject } : {})

/** `…4567`: the end of a number, which its owner knows it by. */
const endOf = (mobile: string): string => `…${mobile.slice(-4)}`
const hidden = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`
const masks = { sms: endOf, email: hidden }

/** A contact as it is shown before its owner has proved themselves. */
export const masked = ({ channel, recipient }: { channel: 'sms' | 'email'; recipient: string }): string =>
  masks[channel](recipient)
