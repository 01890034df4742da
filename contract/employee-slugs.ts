// The kinds of employee that a portal can allow (the setting EMPLOYEE_SLUGS).

export const employeeSlugs = ['employee', 'we_employee', 'xceed_employee'] as const
export type EmployeeSlug = (typeof employeeSlugs)[number]

/** Whether a kind of person is none of the employees that a portal leaves out. */
export const isAllowedSlug =
  (allowed: readonly EmployeeSlug[]) =>
  (slug: string): boolean =>
    !employeeSlugs.some(one => one === slug) || allowed.some(one => one === slug)
