/** An empty module that replaces, in the build, the parts of the PDF library that draw web pages: sheets do not use them. */
export default undefined
