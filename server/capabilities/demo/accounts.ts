// The people of demo mode, as the API's page names them. Production starts with no account.

import type { Role, UserSlug } from '@bawaba/contract/entities/person.ts'
import { roles } from '@bawaba/contract/entities/person.ts'

export type DemoAccount = {
  userSlug: UserSlug
  username: string
  password: string
  firstName: string
  lastName: string
  englishFullName: string
  mobile: string
  roles: Role[]
  nationalId?: string
  passportNumber?: string
}

const citizen = (
  username: string,
  firstName: string,
  lastName: string,
  englishFullName: string,
): DemoAccount => ({
  userSlug: 'citizen',
  username,
  password: 'Citizen#2026',
  firstName,
  lastName,
  englishFullName,
  mobile: `+2${username}`,
  roles: [],
})
let staff = 0
/** Made up: the serial of a card that nobody has. */
const staffIdentity = () => ({ nationalId: `2880415010${String(staff).padStart(4, '0')}` })
/** Staff sign in with a code too, which the outbox shows. */
const staffMobile = (): string => {
  staff += 1
  return `+20120000${String(staff).padStart(4, '0')}`
}
const employee = (
  username: string,
  firstName: string,
  lastName: string,
  englishFullName: string,
  roles: Role[],
): DemoAccount => ({
  userSlug: 'employee',
  username,
  password: 'Staff#2026',
  firstName,
  lastName,
  englishFullName,
  mobile: staffMobile(),
  ...staffIdentity(),
  roles: roles,
})

export const demoAccounts: DemoAccount[] = [
  citizen('01012345678', 'نهى', 'محمود عبد الرحمن', 'Noha Mahmoud Abdelrahman'),
  citizen('01112345678', 'كريم', 'فؤاد', 'Karim Fouad'),
  employee('admin', 'هالة', 'رشدي', 'Hala Roshdy', [...roles]),
  employee('officer', 'سارة', 'علي', 'Sara Ali', ['CASE_OFFICER']),
  employee('supervisor', 'عمر', 'الشاذلي', 'Omar Elshazly', ['SUPERVISOR']),
  employee('reports', 'مريم', 'إسكندر', 'Mariam Iskandar', ['REPORT_MANAGER']),
  employee('finance', 'يوسف', 'جرجس', 'Youssef Girgis', ['FINANCIAL_MANAGER']),
  employee('designer', 'سلمى', 'عزت', 'Salma Ezzat', ['SERVICE_DESIGNER']),
  employee('auditor', 'طارق', 'منصور', 'Tarek Mansour', ['AUDITOR']),
  {
    userSlug: 'agent',
    username: 'agent1',
    password: 'Agent#2026',
    firstName: 'هبة',
    lastName: 'السيد',
    englishFullName: 'Heba Elsayed',
    mobile: staffMobile(),
    passportNumber: 'A20264711',
    roles: [],
  },
  // What one administrator proposes another confirms.
  employee('admin2', 'نادية', 'حلمي', 'Nadia Helmy', ['BFM_ADMIN']),
]
