// Services at hand: those a person keeps as favourites, and those most used of late.

export { createFavourites } from './favourites.ts'
export { favouriteRoutes } from './routes.ts'
export { favouritesStore } from './store.ts'
