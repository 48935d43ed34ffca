/** The bytes claim a type that they cannot be decoded as. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}
