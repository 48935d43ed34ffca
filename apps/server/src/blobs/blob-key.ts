/** `prescriptions/3f/3fa9…`: 192 random bits, spread over folders by the first two digits. */
export const newBlobKey = (
  kind: 'prescriptions' | 'pages',
  randomBytes: (count: number) => Uint8Array,
): string => {
  const name = Buffer.from(randomBytes(24)).toString('hex')
  return `${kind}/${name.slice(0, 2)}/${name}`
}

/** Keys come from our own rows; this keeps a damaged one from reaching outside the store. */
export const isBlobKey = (key: string): boolean =>
  /^(?:prescriptions|pages)\/[0-9a-f]{2}\/[0-9a-f]{48}$/.test(key)
