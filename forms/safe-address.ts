// Where words may lead, in the browser too, and so by itself: an address of the portal, elsewhere by https, mail, telephones.
// A browser reads `//host` and `/\host` as another site, and drops tabs and line breaks before it looks: a path of the portal
// has none of these.

export const safeAddress = /^(?:https:\/\/\S*|mailto:.*|tel:.*|\/(?![/\\])[^\s\\]*)$/i
