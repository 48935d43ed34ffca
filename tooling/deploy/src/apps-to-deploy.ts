/** In the order in which they are deployed: a site must not meet an API that is older than itself. */
export const APPS = ['server', 'customer', 'kiosk', 'marketing', 'storybook'] as const
export type App = (typeof APPS)[number]

/** The gallery reads stories by their file names, so no dependency of its own tells when one of them changes. */
const STORIES = ['customer', 'kiosk', 'marketing', 'ordering', 'ui', 'api']

/** The packages whose change makes an app another one; what they depend on is the caller's to include. */
const causesOf = (app: App): readonly string[] => {
  const own = app === 'storybook' ? ['storybook', ...STORIES] : [app]
  // how an app is packed is part of it
  return [...own, 'deploy'].map((name) => `@dawadoot/${name}`)
}

/**
 * Which apps have to be deployed. `affectedSince` gives the packages that are not what they were when the app was last
 * deployed, with all that depend on them; undefined when it never was, or nobody knows any more.
 */
export const appsToDeploy = (affectedSince: (app: App) => readonly string[] | undefined): readonly App[] =>
  APPS.filter((app) => {
    const affected = affectedSince(app)
    return affected === undefined || causesOf(app).some((name) => affected.includes(name))
  })
