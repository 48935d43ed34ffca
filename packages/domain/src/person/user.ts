/** The signed-in person as kept in the browser. Specification, section 3. */
export type User = {
  id: string
  mobile: string
  name: string
  email: string
  whatsapp: string
}

/** True when the server's user has a name: the login dialog then has nothing left to ask. */
export const isProfileComplete = (user: Pick<User, 'name'>): boolean => user.name.trim() !== ''
