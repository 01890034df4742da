// Proving a mobile number by a code sent to it: one's own new one, that of a sign-up, or of a person acted for.

export { createMobileCodes, mobileCodeRoutes } from './mobile-codes.ts'
export { createMobileProof, type MobileProof, maskedMobile, waitOf } from './mobile-proof.ts'
