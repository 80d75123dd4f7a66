/** A file in base64, by the browser itself: it takes megabytes without holding anything up. For pages and workers. */
export const lettersOf = (blob: Blob): Promise<string> =>
  new Promise((read, failed) => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })
