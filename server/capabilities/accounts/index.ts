// People: who they are and what proves it. Sessions and requests ask here.

export { personOf, refOf } from './accounts.ts'
export {
  type Contacts,
  contactsOf,
  isMobileInUse,
  masked,
  numberOf,
  provedContactsOf,
  subjectOf,
  typedNumber,
} from './contacts.ts'
export {
  endWaysInSql,
  isOfCredentialsSql,
  nextCredentialsIfSql,
  nextCredentialsSql,
} from './end-ways-in-store.ts'
export {
  contactColumns,
  isMobileInUseSql,
  mobileUsedSql,
  reachedMobileSql,
} from './number-use-store.ts'
export { formerOwner, passportIndexText } from './papers.ts'
export { createPasswords, type Passwords } from './passwords.ts'
export { needsSecond } from './second-administrator-store.ts'
export {
  type Account,
  type AccountsStore,
  accountsStore,
  mostHolders,
  notErased,
  selectedLabelsSql,
  worksOn,
} from './store.ts'
export { usernameOf } from './usernames.ts'
export { visitorId } from './visitors.ts'
