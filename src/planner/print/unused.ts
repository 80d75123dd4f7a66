/** Stands in the build for parts of the PDF library that draw web pages: sheets are drawn line by line. */
export default undefined
