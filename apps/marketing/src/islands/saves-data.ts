/** Whether the person asked the browser to save data; browsers that cannot be asked save none. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
