// Scripts that a page can do without at first.

/** Loads a module; what fails, as without a connection, is tried again each time the connection is back. */
export const loadLate = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(
    () =>
      new Promise<Module>(done => {
        addEventListener('online', () => done(loadLate(load)), { once: true })
      }),
  )
