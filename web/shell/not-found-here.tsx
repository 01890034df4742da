// The page of what is not there, for a route whose component finds that out while it is drawn: the router catches that
// where the route itself says what to show, and nowhere else.

import { type NotFoundRouteProps, useRouter } from '@tanstack/react-router'

export const NotFoundHere = (props: NotFoundRouteProps) => {
  const NotFound = useRouter().options.defaultNotFoundComponent
  return NotFound && <NotFound {...props} />
}
