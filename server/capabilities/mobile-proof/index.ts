// Proving a mobile number by a code sent to it: one's own new one, that of a sign-up, or of a person acted for.

export { freedNotice, type MobileProof, maskedMobile, waitOf } from './mobile-proof.ts'
