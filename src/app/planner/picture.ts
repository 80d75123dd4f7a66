/** The layout as a picture to save: the 3D view of the table, or the plan. */

/** The style properties that a drawing needs when it is separated from the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'paint-order',
  'text-anchor',
  'dominant-baseline',
  'font-family',
  'font-weight',
  'font-size',
  'vector-effect',
  'display',
  'visibility',
]
/** Pixels of the longer side. */
const LONG = 2000

/** Turns a drawing of the page into a PNG. Its computed styles are copied into it, because style sheets do not reach it there. */
export async function pictureOfDrawing(drawing: SVGSVGElement): Promise<Blob | null> {
  const alone = drawing.cloneNode(true) as SVGSVGElement
  const [shown, copies] = [
    [drawing, ...drawing.querySelectorAll('*')],
    [alone, ...alone.querySelectorAll('*')],
  ]
  copies.forEach((copy, index) => {
    const style = getComputedStyle(shown[index] as Element)
    for (const name of STYLES) (copy as SVGElement).style.setProperty(name, style.getPropertyValue(name))
  })
  const { width, height } = drawing.viewBox.baseVal
  const scale = LONG / Math.max(width, height)
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  alone.setAttribute('width', String(Math.round(width * scale)))
  alone.setAttribute('height', String(Math.round(height * scale)))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#15100d'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}
