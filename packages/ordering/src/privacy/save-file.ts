/** Hands a file to the browser, as if a link to it had been pressed. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has taken it by the next turn
  setTimeout(() => URL.revokeObjectURL(address))
}
