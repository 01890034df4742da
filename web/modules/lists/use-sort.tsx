// The order of a list, held by the address of its page.

import { useNavigate } from '@tanstack/react-router'

/** `first` is the order of an address that names none. */
export const useSort = (sort: string | undefined, first: string) => {
  const navigate = useNavigate()
  const onSort = (next: string) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, sort: next === first ? undefined : next }),
      resetScroll: false,
    } as never)
  return { sort: sort ?? first, onSort }
}
