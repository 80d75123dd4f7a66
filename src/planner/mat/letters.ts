/** A file as base64, encoded by the browser, which does not block for large files. For pages and workers. */
export const lettersOf = (blob: Blob): Promise<string> =>
  new Promise((read, failed) => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })
